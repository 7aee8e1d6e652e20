import { IMPACT_NAMES, IMPACTS, STATE_NAMES, type IncidentState } from '@cartaviva/domain';

export const statesOf = (states: readonly IncidentState[]) =>
  states.map((state) => ({ value: state, label: STATE_NAMES[state] }));

export const impacts = IMPACTS.map((impact) => ({ value: impact, label: IMPACT_NAMES[impact] }));
