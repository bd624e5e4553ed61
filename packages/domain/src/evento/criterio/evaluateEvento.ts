import type { Item } from '../contexto.ts'
import type { Contexto } from '../createContexto.ts'
import type { Motivo } from '../motivo.ts'
import type { RegraEvento } from '../regra/regraEvento.ts'
import { criterioAcesso } from './acesso.ts'
import { criterioAssociado } from './associado.ts'
import { criterioCarencia } from './carencia.ts'
import { criterioCobertura } from './cobertura.ts'
import { type Alvo, type Criterio, createAlvo, createMotivo, isErroFormulario, isGlosa } from './criterio.ts'
import { listNoPagamento } from './dia.ts'
import { criterioDocumento } from './documento.ts'
import { criterioEncaminhamento } from './encaminhamento.ts'
import { withoutDecididos } from './exameAprovado.ts'
import { criterioForma, withoutErros } from './forma.ts'
import { criterioFrequencia } from './frequencia.ts'
import { criterioIncompatibilidade } from './incompatibilidade.ts'
import { criterioLimite } from './limite.ts'
import { withoutNegadas } from './linhasVivas.ts'
import { criterioPaciente } from './paciente.ts'
import { listMotivosRequisito } from './requisito.ts'

type Grupo = readonly Criterio[]

/** The order of evaluation. A group tells everything that it finds; the first one that denies is the last. */
const ANTES_DA_FORMA: readonly Grupo[] = [
  [criterioAcesso],
  [criterioAssociado],
  [criterioCarencia],
  [criterioCobertura],
]
const DEPOIS_DA_FORMA: readonly Grupo[] = [
  [criterioPaciente, listMotivosRequisito],
  [criterioFrequencia, criterioIncompatibilidade],
  [criterioDocumento],
  [criterioLimite],
  [criterioEncaminhamento],
]

/**
 * The reasons against one item, in the order of evaluation; empty when it would be approved at once. What is wrong with its
 * form, or lacks in it, comes after what denies it all the same: nobody is asked for what would change nothing. Pure: the
 * same function answers eligibility, advises while a guide is typed, decides when it is sent and checks before payment.
 */
export function evaluateEvento(item: Item, contexto: Contexto): readonly Motivo[] {
  const motivos = judgeItem(item, contexto.regras(item.codigoEvento), getVivo(contexto))
  const { guia, momento } = contexto
  const abertos = withoutDecididos(motivos, item, guia, momento)
  // Before payment, what needed a person counts until one has looked at the guide.
  return momento === 'pagamento' ? listNoPagamento(abertos, guia) : abertos
}

function judgeItem(item: Item, regra: RegraEvento | undefined, contexto: Contexto): readonly Motivo[] {
  if (!regra) return [createMotivo('3001', 'erroFormulario', 'codigoEvento')]
  const inteiro = createAlvo(item, regra, contexto)
  const daForma = criterioForma(inteiro, contexto)
  const erros = daForma.filter(isErroFormulario)
  const temErro = erros.length > 0
  const alvo = temErro ? createAlvo(withoutErros(item, erros), regra, contexto) : inteiro
  const resto: Criterio = () => daForma.filter((motivo) => !isErroFormulario(motivo))
  const antes = listAteNegar([...ANTES_DA_FORMA, [resto]], alvo, contexto)
  // Payment judges a form that was taken: what it lacks by then is the day, on which all that follows depends.
  const acaba = antes.some(isGlosa) || (temErro && contexto.momento === 'pagamento')
  const depois = acaba ? [] : listAteNegar(DEPOIS_DA_FORMA, alvo, contexto)
  const julgados = [...antes, ...(temErro ? depois.filter(isGlosa) : depois)]
  return isPreenchida(contexto) || !julgados.some(isGlosa) ? [...julgados, ...erros] : julgados
}

/** What the groups find, up to the first that denies. */
function listAteNegar(grupos: readonly Grupo[], alvo: Alvo, contexto: Contexto): Motivo[] {
  const motivos: Motivo[] = []
  for (const grupo of grupos) {
    for (const criterio of grupo) motivos.push(...criterio(alvo, contexto))
    if (motivos.some(isGlosa)) break
  }
  return motivos
}

// All the items of a guide are judged in one context: which of them stand is told once.
const vivos = new WeakMap<Contexto, Contexto>()

function getVivo(contexto: Contexto): Contexto {
  const pronto = vivos.get(contexto)
  if (pronto) return pronto
  const vivo = withoutNegadas(contexto, ({ item, regra }, com) => judgeItem(item, regra, com))
  vivos.set(contexto, vivo)
  return vivo
}

/** Whether a form is being filled or sent: eligibility asks before there is one, payment after it was taken. */
const isPreenchida = ({ momento }: Contexto): boolean => momento === 'digitacao' || momento === 'envio'
