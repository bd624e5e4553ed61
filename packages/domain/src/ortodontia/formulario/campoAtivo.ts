import type { CampoFormulario, TipoFormulario } from './campoFormulario.ts'
import type { Formulario } from './formulario.tables.ts'
import type { Medida } from './medidaOrto.tables.ts'

/** A value of a form by a name that another field gives. */
const readValor = (formulario: Formulario, campo: string): unknown =>
  (formulario as Readonly<Record<string, unknown>>)[campo]

/** Nothing that counts as an answer: an empty list of teeth and an empty text are none. */
export const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** Whether the field has a place beside the other answers of the form. */
export function isCampoAtivo({ depende }: CampoFormulario, formulario: Formulario): boolean {
  if (!depende) return true
  const outro = readValor(formulario, depende.campo)
  if (isVazio(outro)) return false
  return depende.valores === undefined || depende.valores.some((valor) => valor === outro)
}

/** The refusal of the field's absence with these answers; undefined where it may be left out. */
export function findFalta(campo: CampoFormulario, formulario: Formulario): string | undefined {
  if (campo.tipo !== 'lista' || !campo.exigidoCom) return campo.falta
  const { campo: outro, valor, mensagem } = campo.exigidoCom
  return readValor(formulario, outro) === valor ? mensagem : campo.falta
}

/** The measures that a field offers with these answers; none where what decides it has not been told. */
export function listMedidas(
  { medidas, depende }: Extract<CampoFormulario, { tipo: 'medida' }>,
  formulario: Formulario,
): readonly Medida[] {
  if (isLista(medidas)) return medidas
  const codigo = depende && readValor(formulario, depende.campo)
  return (typeof codigo === 'number' && medidas[codigo]) || []
}

const isLista = (
  medidas: Extract<CampoFormulario, { tipo: 'medida' }>['medidas'],
): medidas is readonly Medida[] => Array.isArray(medidas)

/** The greatest number that a field takes in a form. */
export const maximoDe = (
  { maximo, maximoProrrogacao }: Extract<CampoFormulario, { tipo: 'inteiro' }>,
  tipo: TipoFormulario,
): number => (tipo === 'prorrogacao' ? (maximoProrrogacao ?? maximo) : maximo)
