import {
  COMPONENT_IDS,
  IMPACTS,
  INCIDENT_STATES,
  OPEN_INCIDENT_STATES,
  type ComponentId,
  type Impact,
  type IncidentState,
  type OpenIncidentState,
} from '@cartaviva/domain';
import { IsBoolean, IsIn, IsISO8601, IsString } from 'class-validator';
import { Clearable, Id, Nullable, Text, Unchanged } from '../rules';

/** An incident or a planned interruption, as the status page shows it. */
export class IncidentView {
  @Id()
  id: string;

  @IsIn(COMPONENT_IDS)
  component: ComponentId;

  @IsString()
  title: string;

  @Nullable()
  @IsString()
  description: string | null;

  @IsIn(INCIDENT_STATES)
  status: IncidentState;

  @IsIn(IMPACTS)
  impact: Impact;

  /** True if checks open and close the incident automatically. */
  @IsBoolean()
  isAutomatic: boolean;

  @IsISO8601()
  startedAt: string;

  @Nullable()
  @IsISO8601()
  resolvedAt: string | null;
}

const Title = () => Text({ min: 3, max: 120, message: 'Escribe un título de 3 letras o más' });
const Description = () => Text({ max: 1000 });
const OfImpact = () => IsIn(IMPACTS, { message: 'Elige un impacto de la lista' });
const OfState = (states: readonly IncidentState[]) =>
  IsIn(states, { message: 'Elige un estado de la lista' });

/** Body of POST /api/admin/incidents: an incident that the checks do not find, or not yet. */
export class OpenIncidentRequest {
  @IsIn(COMPONENT_IDS, { message: 'Elige un servicio de la lista' })
  component: ComponentId;

  @Title()
  title: string;

  @Clearable()
  @Description()
  description?: string | null;

  @OfState(OPEN_INCIDENT_STATES)
  status: OpenIncidentState;

  @OfImpact()
  impact: Impact;
}

/** Body of PUT /api/admin/incidents/{id}. Absent fields keep their values; `resolved` closes the incident. */
export class ChangeIncidentRequest {
  @Unchanged()
  @Title()
  title?: string;

  @Clearable()
  @Description()
  description?: string | null;

  @Unchanged()
  @OfState(INCIDENT_STATES)
  status?: IncidentState;

  @Unchanged()
  @OfImpact()
  impact?: Impact;
}
