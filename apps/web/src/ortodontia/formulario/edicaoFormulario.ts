import { isCampoAtivo, isVazio, listMedidas } from '@portal/domain/ortodontia/formulario/campoAtivo.ts'
import {
  type CampoFormulario,
  isOpcional,
  type TipoFormulario,
} from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import {
  camposFormulario,
  type Formulario,
  listCampos,
  type NomeCampo,
} from '@portal/domain/ortodontia/formulario/formulario.tables.ts'

/** What any field may hold. */
export type Valor = NonNullable<Formulario[NomeCampo]>

/** A measure of another list than the one that the answers now ask for. */
const isDeOutraLista = (campo: CampoFormulario, valor: unknown, formulario: Formulario): boolean =>
  campo.tipo === 'medida' &&
  isCampoAtivo(campo, formulario) &&
  !listMedidas(campo, formulario).some(({ codigo }) => codigo === valor)

/**
 * One answer more, or another, or (`undefined`) taken back. What it leaves without a place stays, unseen, for whoever
 * changes their mind; a measure whose list is another now is asked for anew.
 */
export function changeCampo(formulario: Formulario, nome: NomeCampo, valor: Valor | undefined): Formulario {
  const mudado: Formulario = { ...formulario, [nome]: isVazio(valor) ? undefined : valor }
  const respostas = Object.entries(mudado).filter(([campo, resposta]) => {
    const regra = findRegra(campo)
    return resposta !== undefined && !(regra && isDeOutraLista(regra, resposta, mudado))
  })
  return Object.fromEntries(respostas)
}

const regras: Readonly<Record<string, CampoFormulario>> = camposFormulario
const findRegra = (campo: string): CampoFormulario | undefined => regras[campo]

/** What is sent of a form: the answers that have a place in it. */
export const toFormularioEnviado = (tipo: TipoFormulario, formulario: Formulario): Formulario =>
  Object.fromEntries(
    listCampos(tipo)
      .filter(([nome, campo]) => !isVazio(formulario[nome]) && isCampoAtivo(campo, formulario))
      .map(([nome]) => [nome, formulario[nome]]),
  )

/** A form that its guide may go without, and of which nothing is answered: from the first answer on it asks for the others. */
export const isDispensado = (tipo: TipoFormulario, formulario: Formulario): boolean =>
  isOpcional(tipo) && Object.keys(toFormularioEnviado(tipo, formulario)).length === 0
