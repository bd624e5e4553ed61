import { findFalta, listMedidas, maximoDe } from '@portal/domain/ortodontia/formulario/campoAtivo.ts'
import {
  type CampoFormulario,
  isOpcional,
  type TipoFormulario,
} from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import type { Formulario } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { useEffect, useState } from 'react'
import { useDigitado } from '../../guia/estado/digitado.ts'
import { TextoField } from '../../texto/TextoField.tsx'
import { focusField } from '../../ui/feedback/focusField.ts'
import { DatePicker } from '../../ui/field/DatePicker.tsx'
import { parseDate } from '../../ui/field/date.ts'
import type { FieldProps } from '../../ui/field/fieldProps.ts'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { isDispensado, type Valor } from './edicaoFormulario.ts'
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
  /** What is to be said of something in the field that is no answer of its kind; undefined once it is gone. */
  onIlegivel: (fieldId: string, message: string | undefined) => void
}

const SEM_RESPOSTA = ''

/** One field of the form, drawn as its row of the table says. */
export function CampoFormularioField(props: CampoFormularioFieldProps) {
  const { id, campo, tipo, formulario, valor, error, onChange, onIlegivel } = props
  const isOptional = findFalta(campo, formulario) === undefined || isDispensado(tipo, formulario)
  const comum = { id, label: campo.rotulo, error, isOptional }
  const codigo = {
    ausente: campo.ausente ?? 'Em branco',
    // What was begun may be left again, whole: each of its answers is taken back.
    hasAusente: isOptional || (isOpcional(tipo) && valor !== undefined),
  }
  switch (campo.tipo) {
    case 'lista':
      return (
        <Codigo
          {...comum}
          {...codigo}
          onChange={onChange}
          opcoes={campo.opcoes.map(({ codigo, rotulo }) => [codigo, rotulo])}
          valor={valor}
        />
      )
    case 'medida':
      return (
        <Codigo
          {...comum}
          {...codigo}
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
        <Inteiro
          {...comum}
          hint={`De ${campo.minimo} a ${maximoDe(campo, tipo)} ${campo.unidade}`}
          onChange={onChange}
          onIlegivel={onIlegivel}
          valor={typeof valor === 'number' ? valor : undefined}
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
      return <Dia {...comum} onChange={onChange} valor={typeof valor === 'string' ? valor : undefined} />
  }
}

type CodigoProps = FieldProps & {
  /** How no answer is read, and whether it may be chosen. */
  ausente: string
  hasAusente: boolean
  opcoes: readonly (readonly [codigo: number, rotulo: string])[]
  valor: Valor | undefined
  onChange: (valor: Valor | undefined) => void
}

/** A code of a list; where none is an answer too, it is the first of the list. */
const Codigo = ({ ausente, hasAusente, opcoes, valor, onChange, isOptional, ...campo }: CodigoProps) => (
  <Select
    {...campo}
    isOptional={isOptional}
    onChange={(escolhido) => onChange(escolhido === SEM_RESPOSTA ? undefined : Number(escolhido))}
    options={[
      ...(hasAusente ? [{ id: SEM_RESPOSTA, label: ausente }] : []),
      ...opcoes.map(([codigo, rotulo]) => ({ id: String(codigo), label: rotulo })),
    ]}
    value={valor === undefined ? (isOptional ? SEM_RESPOSTA : null) : String(valor)}
    width="full"
  />
)

/** A whole number, with its unit or without. */
const INTEIRO = /^\s*(\d{1,3})\s*(?:mm|meses|m[eê]s|faltas?)?\s*$/i

function parseInteiro(texto: string): number | undefined {
  const digitos = INTEIRO.exec(texto)?.[1]
  return digitos === undefined ? undefined : Number(digitos)
}

const NAO_INTEIRO = 'Use um número inteiro, sem vírgula nem sinal.'

type InteiroProps = FieldProps &
  Pick<CampoFormularioFieldProps, 'id' | 'onIlegivel'> & {
    valor: number | undefined
    onChange: (valor: Valor | undefined) => void
  }

/**
 * A number. "4,5" is never taken for 45: what is no whole number stays in the field, which says so once it is left, and is
 * not taken for an empty one.
 */
function Inteiro({ id, valor, onChange, onIlegivel, error, ...campo }: InteiroProps) {
  const { texto, type } = useTexto(valor, String)
  const [isLeft, setLeft] = useState(false)
  const isInvalido = texto.trim() !== '' && parseInteiro(texto) === undefined
  useEffect(() => {
    if (!isInvalido) return
    // In the summary it stands apart from its field.
    onIlegivel(id, `${campo.label}: use um número inteiro, sem vírgula nem sinal.`)
    return () => onIlegivel(id, undefined)
  }, [id, campo.label, isInvalido, onIlegivel])
  // The draft holds nothing of it, and holds up nothing either: who leaves the page by any way is asked first.
  useDigitado(isInvalido, {
    guardar: async () => true,
    readErrado: () =>
      isInvalido
        ? {
            nome: campo.label,
            texto: texto.trim(),
            problema: NAO_INTEIRO,
            fica: 'o campo fica sem resposta',
            isData: false,
          }
        : undefined,
    focus: () => focusField(id),
  })
  return (
    <TextField
      {...campo}
      id={id}
      autoComplete="off"
      error={isInvalido && (isLeft || error) ? NAO_INTEIRO : error}
      inputMode="numeric"
      isNumeric
      maxLength={12}
      onBlur={() => setLeft(true)}
      onChange={(novo) => {
        const numero = parseInteiro(novo)
        type(novo, numero)
        onChange(numero)
      }}
      value={texto}
      width="4"
    />
  )
}

/** What is typed of a value: the draft takes whole ones alone, what is none yet stays. A value from elsewhere replaces it. */
function useTexto<V extends number | string>(valor: V | undefined, show: (valor: V) => string) {
  const toTexto = (novo: V | undefined) => (novo === undefined ? '' : show(novo))
  const [texto, setTexto] = useState(toTexto(valor))
  const [emitido, setEmitido] = useState(valor)
  if (valor !== emitido) {
    setEmitido(valor)
    setTexto(toTexto(valor))
  }
  return {
    texto,
    type: (novo: string, lido: V | undefined) => {
      setTexto(novo)
      setEmitido(lido)
    },
  }
}

type DiaProps = FieldProps & { valor: string | undefined; onChange: (valor: Valor | undefined) => void }

/** A day. */
function Dia({ valor, onChange, width: _width, ...campo }: DiaProps) {
  const { texto, type } = useTexto(valor, String)
  return (
    <DatePicker
      {...campo}
      onChange={(novo) => {
        const dia = parseDate(novo) ?? undefined
        type(novo, dia)
        onChange(dia)
      }}
      value={texto}
    />
  )
}
