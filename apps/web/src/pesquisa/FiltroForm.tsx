import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary, type SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { Select } from '../ui/field/Select.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { type ConsultaForm, campos, toForm, toSearch, validateConsulta } from './consultaForm.ts'
import type { ConsultaSearch } from './consultaSearch.ts'
import styles from './FiltroForm.module.css'
import { filtrosQuery } from './pesquisa.queries.ts'
import { SituacaoField } from './SituacaoField.tsx'

type FiltroFormProps = { search: ConsultaSearch; onSearch: (search: ConsultaSearch) => void }

const TODOS = 'todos'

const toOptions = (todos: string, itens: readonly { codigo: number; nome: string }[] = []) => [
  { id: TODOS, label: todos },
  ...itens.map(({ codigo, nome }) => ({ id: String(codigo), label: nome })),
]

const readChoice = (id: string): number | undefined => (id === TODOS ? undefined : Number(id))

/** The filters but the patient's (Spec §7). They act together, on "Pesquisar"; the address then holds them. */
export function FiltroForm({ search, onSearch }: FiltroFormProps) {
  const { data: opcoes } = useQuery(filtrosQuery)
  const [form, setForm] = useState<ConsultaForm>(() => toForm(search, today()))
  const [shown, setShown] = useState(search)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  // The address changed from elsewhere (a chip, the browser's back): the fields follow it.
  if (shown !== search) {
    setShown(search)
    setForm(toForm(search, today()))
    setErrors([])
  }

  const change = (part: Partial<ConsultaForm>) => setForm((before) => ({ ...before, ...part }))
  const messageOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  const submit = () => {
    const found = validateConsulta(form, search.paciente)
    setErrors(found)
    setAttempt((count) => count + 1)
    if (found.length === 0) onSearch(toSearch(form, search.paciente))
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
          max={today()}
          onChange={(ate) => change({ ate })}
          value={form.ate}
        />
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
        <Button icon="search" type="submit" variant="primario">
          Pesquisar
        </Button>
      </div>
    </form>
  )
}
