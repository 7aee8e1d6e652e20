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

/** Something that went wrong, or a planned interruption, as the status page tells it. */
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

  /** Whether it opened and closes by itself, from what the checks find. */
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

/** POST /api/admin/incidents: what an admin knows before, or better than, the checks. */
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

export class OpenIncident extends OpenIncidentRequest {
  /** The id it is to have, so that a write that is sent again makes nothing twice. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** PUT /api/admin/incidents/{id}: only what is sent changes; `resolved` closes it. */
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

export class ChangeIncident extends ChangeIncidentRequest {
  @Id()
  incidentId: string;
}
