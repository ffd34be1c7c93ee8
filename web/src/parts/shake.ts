/** Something was tapped in vain: it shakes, for those who want to see things move. */
export function shake(tapped: Element | null): void {
  if (tapped === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  tapped.animate({ translate: ['0', '-6px', '5px', '-3px', '0'] }, { duration: 320, easing: 'ease-in-out' });
}
