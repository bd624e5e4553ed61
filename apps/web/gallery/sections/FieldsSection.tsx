import { useState } from 'react'
import { TextoField } from '../../src/texto/TextoField.tsx'
import { Button } from '../../src/ui/action/Button.tsx'
import { ErrorSummary } from '../../src/ui/feedback/ErrorSummary.tsx'
import { DatePicker } from '../../src/ui/field/DatePicker.tsx'
import { SearchField } from '../../src/ui/field/SearchField.tsx'
import { TextField } from '../../src/ui/field/TextField.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import styles from '../Gallery.module.css'
import { Held } from '../Held.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'

const errors = [
  { fieldId: 'galeria-cpf', message: 'Digite um CPF com 11 números' },
  { fieldId: 'galeria-nascimento', message: 'A data deve ser um dia do calendário, como 02/03/2026' },
  { fieldId: 'galeria-especialidade', message: 'Escolha a especialidade' },
]

export function FieldsSection() {
  const [attempt, setAttempt] = useState(0)
  const [text, setText] = useState('Dor espontânea no elemento 16, com exposição pulpar na radiografia.')
  const [day, setDay] = useState('2026-03-02')
  const [birth, setBirth] = useState('31/02/1990')
  const [search, setSearch] = useState('123.456.789-09')
  return (
    <Card actions={<Button onPress={() => setAttempt(attempt + 1)}>Validar de novo</Button>} title="Campos">
      <div className={styles.stack}>
        <ErrorSummary attempt={attempt} errors={errors} />
        <SearchField
          hint="CPF, cartão, guia ou atendimento, com ou sem pontuação"
          label="Buscar paciente"
          onChange={setSearch}
          reading={search && `Entendido como CPF ${search}`}
          value={search}
        />
        <div className={styles.grid}>
          <Held initial="Marina Vieira Prado">
            {(value, onChange) => (
              <>
                <TextField autoComplete="name" label="Nome completo" onChange={onChange} value={value} />
                <TextField isOptional label="Complemento" onChange={onChange} value={value} />
                <TextField isReadOnly label="Registro" onChange={onChange} value={value} width="10" />
                <TextField isDisabled label="Responsável" onChange={onChange} value={value} />
              </>
            )}
          </Held>
          <Held initial="">
            {(value, onChange) => (
              <>
                <TextField
                  error="Digite um CPF com 11 números"
                  hint="Somente números ou com pontos"
                  id="galeria-cpf"
                  inputMode="numeric"
                  isNumeric
                  label="CPF"
                  onChange={onChange}
                  value={value}
                  width="10"
                />
                <TextField
                  autoComplete="current-password"
                  label="Senha"
                  onChange={onChange}
                  type="password"
                  value={value}
                />
              </>
            )}
          </Held>
          <DatePicker label="Data do atendimento" onChange={setDay} value={day} />
          <DatePicker
            error="A data deve ser um dia do calendário, como 02/03/2026"
            id="galeria-nascimento"
            label="Nascimento"
            max="2026-11-20"
            onChange={setBirth}
            value={birth}
          />
          <TextoField
            hint="O que o auditor precisa saber"
            label="Justificativa técnica"
            limit={80}
            onChange={setText}
            value={text}
            width="full"
          />
        </div>
        <ChoiceFields />
      </div>
    </Card>
  )
}
