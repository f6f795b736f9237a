import { STAFF_ROLE_LABELS, STAFF_ROLES, type StaffRole } from '@shop/contract';
import { SelectField } from '#ui/form/field.tsx';
import { texts } from './texts.ts';

const options = STAFF_ROLES.map((value) => ({ value, label: STAFF_ROLE_LABELS[value] }));

type RoleFieldProps = { label: string; role: StaffRole; onRole: (role: StaffRole) => void };

/** Asks for a role and says what it may do. */
export const RoleField = ({ label, role, onRole }: RoleFieldProps) => (
  <div>
    <SelectField label={label} value={role} onValue={(next) => onRole(next as StaffRole)} options={options} />
    <p role="status" className="mt-1 text-sm text-muted">
      {texts.roles[role]}
    </p>
  </div>
);
