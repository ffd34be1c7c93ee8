// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { drag } from '$src/board/drag';

// jsdom has no pointer events of its own.
const pointer = (type: string, x: number, y: number, pointerId = 1): PointerEvent =>
  Object.assign(new MouseEvent(type, { clientX: x, clientY: y, button: 0 }), {
    pointerId,
    isPrimary: true,
  }) as unknown as PointerEvent;

let seen: string[];
const watched = {
  begun: () => seen.push('begun'),
  moved: ({ x, y }: { x: number; y: number }) => seen.push(`${x},${y}`),
  ended: (at: { x: number; y: number } | null) => seen.push(at ? `dropped ${at.x},${at.y}` : 'called off'),
};

const clicks = (): number => {
  let heard = 0;
  const listen = (): number => heard++;
  document.body.addEventListener('click', listen);
  document.body.click();
  document.body.removeEventListener('click', listen);
  return heard;
};

beforeEach(() => {
  seen = [];
});

describe('a finger that goes down', () => {
  it('and hardly moves has tapped', () => {
    drag(pointer('pointerdown', 10, 10), watched);
    dispatchEvent(pointer('pointermove', 13, 12));
    dispatchEvent(pointer('pointerup', 13, 12));
    expect(seen).toEqual([]);
    expect(clicks()).toBe(1);
  });

  it('and wanders off drags, and its click is none', () => {
    drag(pointer('pointerdown', 10, 10), watched);
    dispatchEvent(pointer('pointermove', 40, 10));
    dispatchEvent(pointer('pointermove', 50, 60, 2));
    dispatchEvent(pointer('pointerup', 50, 60));
    expect(seen).toEqual(['begun', '40,10', 'dropped 50,60']);
    expect(clicks()).toBe(0);
    dispatchEvent(pointer('pointermove', 90, 90));
    expect(seen).toHaveLength(3);
  });

  it('and is needed for scrolling lets go of everything', () => {
    drag(pointer('pointerdown', 10, 10), watched);
    dispatchEvent(pointer('pointermove', 10, 40));
    dispatchEvent(pointer('pointercancel', 10, 40));
    expect(seen).toEqual(['begun', '10,40', 'called off']);
  });
});
