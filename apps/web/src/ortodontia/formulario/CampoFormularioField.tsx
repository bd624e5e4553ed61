import { findFalta, listMedidas, maximoDe } from '@portal/domain/ortodontia/formulario/campoAtivo.ts'
import type { CampoFormulario, TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import type { Formulario } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { useState } from 'react'
import { TextoField } from '../../texto/TextoField.tsx'
import { DatePicker } from '../../ui/field/DatePicker.tsx'
import { parseDate } from '../../ui/field/date.ts'
import type { FieldProps } from '../../ui/field/fieldProps.ts'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import type { Valor } from './edicaoFormulario.ts'
import { showMilimetros } from './showMilimetros.ts'

type CampoFormularioFieldProps = {
  id: string
  /** Any field but a list of teeth, which the chart fills in. */
  campo: Exclude<CampoFormulario, { tipo: 'dentes' }>
  tipo: TipoFormulario
  formulario: Formulario
  valor: Valor | undefined
  error: string | undefined
  onChange: (valor: Valor | undefined) => void
}

const SEM_RESPOSTA = ''

/** One field of the form, drawn as its row of the table says. */
export function CampoFormularioField(props: CampoFormularioFieldProps) {
  const { id, campo, tipo, formulario, valor, error, onChange } = props
  const isOptional = findFalta(campo, formulario) === undefined
  const { ausente = 'Não há' } = campo
  const comum = { id, label: campo.rotulo, error, isOptional }
  switch (campo.tipo) {
    case 'lista':
      return (
        <Codigo
          {...comum}
          ausente={ausente}
          onChange={onChange}
          opcoes={campo.opcoes.map(({ codigo, rotulo }) => [codigo, rotulo])}
          valor={valor}
        />
      )
    case 'medida':
      return (
        <Codigo
          {...comum}
          ausente={ausente}
          onChange={onChange}
          opcoes={listMedidas(campo, formulario).map(({ codigo, milimetros }) => [
            codigo,
            showMilimetros(milimetros),
          ])}
          valor={valor}
        />
      )
    case 'inteiro':
      return (
        <TextField
          {...comum}
          autoComplete="off"
          hint={`De ${campo.minimo} a ${maximoDe(campo, tipo)} ${campo.unidade}`}
          inputMode="numeric"
          isNumeric
          onChange={(texto) => {
            const digitos = texto.replace(/\D/g, '').slice(0, 3)
            onChange(digitos === '' ? undefined : Number(digitos))
          }}
          value={valor === undefined ? '' : String(valor)}
          width="4"
        />
      )
    case 'texto':
      return (
        <TextoField
          {...comum}
          limit={MAXIMO_TEXTO}
          onChange={onChange}
          rows={2}
          value={typeof valor === 'string' ? valor : ''}
          width="full"
        />
      )
    case 'data':
      return <Dia {...comum} onChange={onChange} valor={typeof valor === 'string' ? valor : ''} />
  }
}

type CodigoProps = FieldProps & {
  /** How no answer is read, where it is one. */
  ausente: string
  opcoes: readonly (readonly [codigo: number, rotulo: string])[]
  valor: Valor | undefined
  onChange: (valor: Valor | undefined) => void
}

/** A code of a list; where none is an answer too, it is the first of the list. */
const Codigo = ({ ausente, opcoes, valor, onChange, isOptional, ...campo }: CodigoProps) => (
  <Select
    {...campo}
    isOptional={isOptional}
    onChange={(escolhido) => onChange(escolhido === SEM_RESPOSTA ? undefined : Number(escolhido))}
    options={[
      ...(isOptional ? [{ id: SEM_RESPOSTA, label: ausente }] : []),
      ...opcoes.map(([codigo, rotulo]) => ({ id: String(codigo), label: rotulo })),
    ]}
    value={valor === undefined ? (isOptional ? SEM_RESPOSTA : null) : String(valor)}
    width="full"
  />
)

type DiaProps = FieldProps & { valor: string; onChange: (valor: Valor | undefined) => void }

/** A day. What is no day yet stays in the field: the draft takes whole days alone. */
function Dia({ valor, onChange, width: _width, ...campo }: DiaProps) {
  const [texto, setTexto] = useState(valor)
  const [emitido, setEmitido] = useState(valor)
  if (valor !== emitido) {
    setEmitido(valor)
    setTexto(valor)
  }
  return (
    <DatePicker
      {...campo}
      onChange={(novo) => {
        const dia = parseDate(novo) ?? undefined
        setTexto(novo)
        setEmitido(dia ?? '')
        onChange(dia)
      }}
      value={texto}
    />
  )
}
