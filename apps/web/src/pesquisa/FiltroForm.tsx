import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { getFimMaximo } from '@portal/domain/guia/filtroBusca.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useSearchForm } from '../ui/feedback/useSearchForm.ts'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { Select } from '../ui/field/Select.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { type ConsultaForm, campos, tellPeriodo, toForm, toSearch, validateConsulta } from './consultaForm.ts'
import { type ConsultaSearch, keepPresent } from './consultaSearch.ts'
import styles from './FiltroForm.module.css'
import { filtrosQuery } from './pesquisa.queries.ts'
import { SituacaoField } from './SituacaoField.tsx'

type FiltroFormProps = {
  search: ConsultaSearch
  onSearch: (search: ConsultaSearch) => void
  /** Searches the patient whose number or name was typed and not yet looked for; answers whether there was one. */
  onPaciente: () => boolean
}

const TODOS = 'todos'
/** In place of a patient whose key is not known yet. */
const EM_BUSCA = 'em busca'
const MAIS = 'consulta-mais'

const toOptions = (todos: string, itens: readonly { codigo: number; nome: string }[] = []) => [
  { id: TODOS, label: todos },
  ...itens.map(({ codigo, nome }) => ({ id: String(codigo), label: nome })),
]

const readChoice = (id: string): number | undefined => (id === TODOS ? undefined : Number(id))

const toFormDeHoje = (search: ConsultaSearch): ConsultaForm => toForm(search, today())

/** The calendar offers no day that would make the period too long. */
const getUltimoDia = (de: string, hoje: string): string => {
  const maximo = isDataCivil(de) ? getFimMaximo(de) : hoje
  return maximo < hoje ? maximo : hoje
}

/** How many of the filters behind "Mais filtros" are set. */
const countMais = ({ especialidade, tipo, situacao }: ConsultaForm): number =>
  Number(especialidade !== undefined) + Number(tipo !== undefined) + Number(situacao.size > 0)

/**
 * The filters but the patient's (Spec §7): one row, and the rarer ones behind "Mais filtros", so that the list begins on
 * the first screen. They act together, on "Pesquisar"; the address then holds them.
 */
export function FiltroForm({ search, onSearch, onPaciente }: FiltroFormProps) {
  const { data: opcoes } = useQuery(filtrosQuery)
  const { form, change, errors, attempt, tell } = useSearchForm(search, toFormDeHoje)
  const told = tellPeriodo(form)
  const messageOf = (fieldId: string) =>
    [...errors, ...(told ? [told] : [])].find((error) => error.fieldId === fieldId)?.message
  const [isMais, setMais] = useState(false)
  const mais = countMais(form)
  const submit = () => {
    // Who is being looked for comes into the address by being found.
    const paciente = onPaciente() ? EM_BUSCA : search.paciente
    const found = validateConsulta(form, paciente)
    tell(found)
    if (found.length === 0) onSearch(keepPresent({ ...toSearch(form, paciente), paciente: search.paciente }))
  }

  return (
    <form
      className={styles.form}
      data-aberto={isMais || errors.length > 0 || told !== undefined || undefined}
      data-print="none"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.campos}>
        <TextField
          autoComplete="off"
          enterKeyHint="search"
          error={messageOf(campos.guia)}
          hint="Dispensa o período."
          id={campos.guia}
          inputMode="numeric"
          isNumeric
          isOptional
          label="Número da guia"
          onChange={(guia) => change({ guia })}
          value={form.guia}
        />
        <DatePicker
          error={messageOf(campos.de)}
          id={campos.de}
          isOptional
          label="Liberada de"
          max={today()}
          onChange={(de) => change({ de })}
          value={form.de}
        />
        <DatePicker
          error={messageOf(campos.ate)}
          id={campos.ate}
          isOptional
          label="Até"
          max={getUltimoDia(form.de, today())}
          onChange={(ate) => change({ ate })}
          value={form.ate}
        />
        <Button icon="search" type="submit" variant="primario">
          Pesquisar
        </Button>
        <Button
          aria-controls={MAIS}
          aria-expanded={isMais}
          icon={isMais ? 'chevronUp' : 'chevronDown'}
          onPress={() => setMais(!isMais)}
        >
          {mais === 0 ? 'Mais filtros' : `Mais filtros (${mais})`}
        </Button>
      </div>
      {/* Below the row, whose fields stay beside the patient's. */}
      <ErrorSummary attempt={attempt} errors={errors} />
      <div className={styles.mais} hidden={!isMais} id={MAIS}>
        <Select
          isOptional
          label="Especialidade"
          onChange={(id) => change({ especialidade: readChoice(id) })}
          options={toOptions('Todas', opcoes?.especialidades)}
          value={String(form.especialidade ?? TODOS)}
        />
        <Select
          isOptional
          label="Tipo de guia"
          onChange={(id) => change({ tipo: readChoice(id) })}
          options={toOptions('Todos', opcoes?.tiposAtendimento)}
          value={String(form.tipo ?? TODOS)}
        />
        <SituacaoField
          onChange={(situacao) => change({ situacao })}
          options={opcoes?.status ?? []}
          value={form.situacao}
        />
      </div>
    </form>
  )
}
