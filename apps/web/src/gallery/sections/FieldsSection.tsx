import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx'
import { DatePicker } from '../../ui/field/DatePicker.tsx'
import { NumberField } from '../../ui/field/NumberField.tsx'
import { SearchField } from '../../ui/field/SearchField.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import styles from '../Gallery.module.css'
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
          <TextField autoComplete="name" defaultValue="Marina Vieira Prado" label="Nome completo" />
          <TextField
            error="Digite um CPF com 11 números"
            hint="Somente números ou com pontos"
            id="galeria-cpf"
            inputMode="numeric"
            isNumeric
            label="CPF"
            width="10"
          />
          <TextField isOptional label="Complemento" />
          <TextField defaultValue="CRO-SP 48213" isReadOnly label="Registro" width="10" />
          <TextField defaultValue="Não se aplica" isDisabled label="Responsável" />
          <TextField autoComplete="current-password" label="Senha" type="password" />
          <DatePicker label="Data do atendimento" onChange={setDay} value={day} />
          <DatePicker
            error="A data deve ser um dia do calendário, como 02/03/2026"
            id="galeria-nascimento"
            label="Nascimento"
            max="2026-11-20"
            onChange={setBirth}
            value={birth}
          />
          <NumberField
            defaultValue={1234.5}
            formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
            label="Valor recursado"
            prefix="R$"
            width="10"
          />
          <NumberField defaultValue={2} hasSteps label="Quantidade" maxValue={9} minValue={1} width="10" />
          <NumberField defaultValue={4} label="Desvio da linha média" suffix="mm" width="10" />
          <TextArea
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
