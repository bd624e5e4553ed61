import {
  type CampoDescrito,
  describeFormulario,
} from '@portal/domain/ortodontia/formulario/describeFormulario.ts'
import type { FormularioDaGuia } from '../guia/fatos/formularioOrto.store.ts'
import type { Campo, Secao } from './formulario.ts'

/** Short answers that share a line. */
const CURTOS_POR_LINHA = 3

/** The orthodontic annex: the form that the guide was sent with, part by part in the form's own order (Spec §3.3). */
export const secoesOrto = (enviado: FormularioDaGuia | undefined): Secao[] =>
  enviado
    ? describeFormulario(enviado.tipo, enviado.conteudo).map(({ rotulo, campos }) => ({
        titulo: `Anexo de ortodontia · ${rotulo}`,
        linhas: toLinhas(campos),
      }))
    : []

/** A text has a line of its own; the others go by threes, in their order. */
function toLinhas(campos: readonly CampoDescrito[]): Campo[][] {
  const linhas: Campo[][] = []
  let aberta: Campo[] = []
  for (const { tipo, rotulo, valor } of campos) {
    const campo = { rotulo, valor, peso: 1 }
    if (tipo === 'texto') {
      linhas.push([campo])
      aberta = []
      continue
    }
    if (aberta.length === 0) linhas.push(aberta)
    aberta.push(campo)
    if (aberta.length === CURTOS_POR_LINHA) aberta = []
  }
  return linhas
}
