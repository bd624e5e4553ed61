import { tipoBuscaInicial, tiposBusca, tiposEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { completePeriodo, findFaltaPeriodo } from '@portal/domain/financeiro/periodoDigital.ts'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useSearchForm } from '../ui/feedback/useSearchForm.ts'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { Select } from '../ui/field/Select.tsx'
import { type GtoDigitalSearch, readGtoDigitalSearch } from './gtoDigitalSearch.ts'
import styles from './RelatorioGtoDigitalPage.module.css'

const TODOS = 'todos'
const campos = { dataInicial: 'digital-de', dataFinal: 'digital-ate' } as const

const toOptions = (linhas: readonly { codigo: string; rotulo: string }[]) =>
  linhas.map(({ codigo, rotulo }) => ({ id: codigo, label: rotulo }))

type Form = { envio: string; busca: string; de: string; ate: string }

/** Address -> screen, with the period that is shown where nobody says one. */
function toForm({ envio, busca, de, ate }: GtoDigitalSearch): Form {
  const { dataInicial, dataFinal } = completePeriodo({ dataInicial: de, dataFinal: ate }, today())
  return { envio: envio ?? TODOS, busca: busca ?? tipoBuscaInicial, de: dataInicial, ate: dataFinal }
}

type GtoDigitalFormProps = { search: GtoDigitalSearch; onSearch: (search: GtoDigitalSearch) => void }

/** What the report is of. The filters act together, on "Pesquisar"; the address then holds them. */
export function GtoDigitalForm({ search, onSearch }: GtoDigitalFormProps) {
  const { form, change, errors, attempt, tell } = useSearchForm(search, toForm)
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
  const submit = () => {
    const falta = findFaltaPeriodo({ dataInicial: form.de, dataFinal: form.ate })
    tell(falta ? [{ fieldId: campos[falta.campo], message: falta.mensagem }] : [])
    if (!falta) onSearch(readGtoDigitalSearch(form))
  }
  return (
    <form
      className={styles.form}
      data-print="none"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ErrorSummary attempt={attempt} errors={errors} />
      <div className={styles.campos}>
        <Select
          label="Modo de envio"
          onChange={(envio) => change({ envio })}
          options={[{ id: TODOS, label: 'Todos' }, ...toOptions(tiposEnvio)]}
          value={form.envio}
        />
        <Select
          label="Período por"
          onChange={(busca) => change({ busca })}
          options={toOptions(tiposBusca)}
          value={form.busca}
        />
        {/* No example of a day: there is one in each, and the labels of the row stand level. */}
        <DatePicker
          error={errorOf(campos.dataInicial)}
          hint=""
          id={campos.dataInicial}
          label="De"
          max={today()}
          onChange={(de) => change({ de })}
          value={form.de}
        />
        <DatePicker
          error={errorOf(campos.dataFinal)}
          hint=""
          id={campos.dataFinal}
          label="Até"
          max={today()}
          onChange={(ate) => change({ ate })}
          value={form.ate}
        />
        <Button icon="search" type="submit" variant="primario">
          Pesquisar
        </Button>
      </div>
    </form>
  )
}
