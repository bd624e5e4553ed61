import { ProcuraField } from '../ui/field/ProcuraField.tsx'

type ProcuraPacienteFieldProps = {
  id: string
  /** What is searched for, which the page keeps: a name never stands in the address. */
  paciente: string
  onPaciente: (paciente: string) => void
}

/** Those of a list whose patient is looked for. */
export const ProcuraPacienteField = ({ id, paciente, onPaciente }: ProcuraPacienteFieldProps) => (
  <ProcuraField
    autoComplete="off"
    hint="Parte do nome, ou o começo do cartão."
    id={id}
    label="Paciente"
    maxLength={70}
    onProcurar={onPaciente}
    procurado={paciente}
    width="full"
  />
)
