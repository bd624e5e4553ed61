import type { Item } from './contexto.ts'
import type { Contexto, LinhaGuia } from './createContexto.ts'
import { criterioAcesso } from './criterio/acesso.ts'
import { criterioAssociado } from './criterio/associado.ts'
import { criterioCarencia } from './criterio/carencia.ts'
import { criterioCobertura } from './criterio/cobertura.ts'
import {
  type Alvo,
  type Criterio,
  createAlvo,
  createMotivo,
  isBloqueante,
  isErroFormulario,
} from './criterio/criterio.ts'
import { listNoPagamento } from './criterio/dia.ts'
import { criterioDocumento } from './criterio/documento.ts'
import { criterioEncaminhamento } from './criterio/encaminhamento.ts'
import { criterioForma } from './criterio/forma.ts'
import { criterioFrequencia } from './criterio/frequencia.ts'
import { criterioIncompatibilidade } from './criterio/incompatibilidade.ts'
import { criterioLimite } from './criterio/limite.ts'
import { criterioPaciente } from './criterio/paciente.ts'
import { listMotivosRequisito } from './criterio/requisito.ts'
import type { Motivo } from './motivo.ts'

/** Group 7, second half: the earlier event that the item presumes. */
const criterioRequisito: Criterio = (alvo, contexto) =>
  listMotivosRequisito(alvo, contexto, (linha) => isNegada(linha, contexto))

/** The order of evaluation. A group tells everything that it finds; the first one that blocks is the last. */
const GRUPOS: readonly (readonly Criterio[])[] = [
  [criterioAcesso],
  [criterioAssociado],
  [criterioCarencia],
  [criterioCobertura],
  [criterioForma],
  [criterioPaciente, criterioRequisito],
  [criterioFrequencia, criterioIncompatibilidade],
  [criterioDocumento],
  [criterioLimite],
  [criterioEncaminhamento],
]

/**
 * The reasons against one item, in the order of evaluation; empty when it would be approved at once. Pure: the same
 * function answers eligibility, advises while a guide is typed, decides when it is sent and checks before payment.
 */
export function evaluateEvento(item: Item, contexto: Contexto): readonly Motivo[] {
  const regra = contexto.regras(item.codigoEvento)
  if (!regra) return [createMotivo('3001', 'erroFormulario', 'codigoEvento')]
  const alvo = createAlvo(item, regra, contexto)
  const motivos = listMotivos(alvo, contexto)
  // A form that cannot be taken is told even where something before it denies: the guide would be stored with it.
  if (isPreenchida(contexto) && motivos.some(isBloqueante) && !motivos.some(isErroFormulario)) {
    motivos.push(...criterioForma(alvo, contexto).filter(isErroFormulario))
  }
  // Before payment, what needed a person counts until one has looked at the guide.
  return contexto.momento === 'pagamento' ? listNoPagamento(motivos, contexto.guia) : motivos
}

function listMotivos(alvo: Alvo, contexto: Contexto): Motivo[] {
  const motivos: Motivo[] = []
  for (const grupo of GRUPOS) {
    for (const criterio of grupo) motivos.push(...criterio(alvo, contexto))
    if (motivos.some(isBloqueante)) break
  }
  return motivos
}

/**
 * Whether a line is denied, apart from what it presumes itself: two lines that presume each other would never end.
 * The lines of a main guide were authorised, and at payment so was every line.
 */
function isNegada({ item, regra, principal }: LinhaGuia, contexto: Contexto): boolean {
  if (principal || contexto.momento === 'pagamento') return false
  if (!regra) return true
  const alvo = createAlvo(item, { ...regra, requerEvento: [] }, contexto)
  return listMotivos(alvo, contexto).some(isBloqueante)
}

/** Whether a form is being filled or sent: eligibility asks before there is one, payment after it was taken. */
const isPreenchida = ({ momento }: Contexto): boolean => momento === 'digitacao' || momento === 'envio'
