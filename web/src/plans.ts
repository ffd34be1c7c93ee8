/** What was decided at home for a table that has just been opened, and who plays on this device. */

import { remember, remembered } from './remember';

/** `name`: of the owner of the device; empty: none given; null: they sit down themselves, in the lobby. `level`: bots of
 * this level take the free seats; empty: friends do. `guests`: who else plays on this device. `picks`: what each of them
 * has picked, the owner of the device first; empty where nothing. */
export interface Plan {
  name: string | null;
  level: string;
  guests: readonly string[];
  begin: boolean;
  picks?: readonly string[];
}

const plans = new Map<string, Plan>();

export function plan(table: string, decided: Plan): void {
  plans.set(table, decided);
  if (decided.guests.length > 0) remember(`guests-${table}`, JSON.stringify(decided.guests));
}

/** The plan of a table, once: whoever comes back finds a lobby. */
export function takePlan(table: string): Plan | undefined {
  const decided = plans.get(table);
  plans.delete(table);
  return decided;
}

/** The names of those who share this device at a table, without its owner. */
export function guestsAt(table: string): string[] {
  try {
    const names: unknown = JSON.parse(remembered(`guests-${table}`) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, 3) : [];
  } catch {
    return [];
  }
}
