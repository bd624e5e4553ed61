import type { Item } from '../contexto.ts'
import type { Contexto, LinhaGuia } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import { criterioAcesso } from './acesso.ts'
import { criterioAssociado } from './associado.ts'
import { criterioCarencia } from './carencia.ts'
import { criterioCobertura } from './cobertura.ts'
import {
  type Alvo,
  type Criterio,
  createAlvo,
  createMotivo,
  isBloqueante,
  isErroFormulario,
} from './criterio.ts'
import { listNoPagamento } from './dia.ts'
import { criterioDocumento } from './documento.ts'
import { criterioEncaminhamento } from './encaminhamento.ts'
import { withoutDecididos } from './exameAprovado.ts'
import { criterioForma } from './forma.ts'
import { criterioFrequencia } from './frequencia.ts'
import { criterioIncompatibilidade } from './incompatibilidade.ts'
import { criterioLimite } from './limite.ts'
import { withoutNegadas } from './linhasVivas.ts'
import { criterioPaciente } from './paciente.ts'
import { listMotivosRequisito } from './requisito.ts'

/** The order of evaluation. A group tells everything that it finds; the first one that blocks is the last. */
const GRUPOS: readonly (readonly Criterio[])[] = [
  [criterioAcesso],
  [criterioAssociado],
  [criterioCarencia],
  [criterioCobertura],
  [criterioForma],
  [criterioPaciente, listMotivosRequisito],
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
  if (!regra) return [semRegra()]
  const alvo = createAlvo(item, regra, contexto)
  const motivos = listMotivos(alvo, getVivo(contexto))
  // A form that cannot be taken is told even where something before it denies: the guide would be stored with it.
  if (isPreenchida(contexto) && motivos.some(isBloqueante) && !motivos.some(isErroFormulario)) {
    motivos.push(...criterioForma(alvo, contexto).filter(isErroFormulario))
  }
  const { guia, momento } = contexto
  const abertos = withoutDecididos(motivos, item, guia, momento)
  // Before payment, what needed a person counts until one has looked at the guide.
  return momento === 'pagamento' ? listNoPagamento(abertos, guia) : abertos
}

function listMotivos(alvo: Alvo, contexto: Contexto): Motivo[] {
  const motivos: Motivo[] = []
  for (const grupo of GRUPOS) {
    for (const criterio of grupo) motivos.push(...criterio(alvo, contexto))
    if (motivos.some(isBloqueante)) break
  }
  return motivos
}

/** What the engine says of a line of the guide, for the other lines. */
function judgeLinha({ item, regra }: LinhaGuia, contexto: Contexto): readonly Motivo[] {
  if (!regra) return [semRegra()]
  return listMotivos(createAlvo(item, regra, contexto), contexto)
}

const semRegra = (): Motivo => createMotivo('3001', 'erroFormulario', 'codigoEvento')

// All the items of a guide are judged in one context: which of them stand is told once.
const vivos = new WeakMap<Contexto, Contexto>()

function getVivo(contexto: Contexto): Contexto {
  const pronto = vivos.get(contexto)
  if (pronto) return pronto
  const vivo = withoutNegadas(contexto, judgeLinha)
  vivos.set(contexto, vivo)
  return vivo
}

/** Whether a form is being filled or sent: eligibility asks before there is one, payment after it was taken. */
const isPreenchida = ({ momento }: Contexto): boolean => momento === 'digitacao' || momento === 'envio'
