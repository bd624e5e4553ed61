import type { Repasse } from '@portal/contract/financeiro.ts'
import { showData } from '../calendario/format.ts'
import { Select } from '../ui/field/Select.tsx'

const situacoes: Readonly<Record<Repasse['situacao'], string>> = {
  aberto: 'ainda em processamento',
  publicado: 'processado, ainda não depositado',
  depositado: 'depositado',
}

type RepasseFieldProps = {
  repasses: readonly Repasse[]
  /** The closing day of the run. */
  value: string | undefined
  onChange: (fechamento: string) => void
}

/** Which run, by the day on which it is paid. An address may name a day between two: the one closed before it is meant. */
export function RepasseField({ repasses, value, onChange }: RepasseFieldProps) {
  const escolhido = repasses.find(({ dataFechamento }) => value === undefined || dataFechamento <= value)
  return (
    <Select
      label="Pagamento"
      onChange={onChange}
      options={repasses.map(({ dataFechamento, dataPagamento, situacao }) => ({
        id: dataFechamento,
        label: `Pagamento de ${showData(dataPagamento)}`,
        description: `fechado em ${showData(dataFechamento)}, ${situacoes[situacao]}`,
      }))}
      value={escolhido?.dataFechamento ?? null}
    />
  )
}
