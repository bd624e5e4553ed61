import type { Repasse } from '@portal/contract/financeiro.ts'
import { rotulosSituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import { showData, today } from '../calendario/format.ts'
import { Select } from '../ui/field/Select.tsx'

/** Until the day on which it closes what is forwarded goes into it. As short as a telephone shows whole. */
const describe = (dataFechamento: string, situacao: Repasse['situacao']): string =>
  dataFechamento >= today() ? `aberto até ${showData(dataFechamento)}` : rotulosSituacaoRepasse[situacao]

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
        label: showData(dataPagamento),
        description: describe(dataFechamento, situacao),
      }))}
      value={escolhido?.dataFechamento ?? null}
    />
  )
}
