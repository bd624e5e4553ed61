import { describe, expect, it } from 'vitest'
import { createDados, HOJE } from '../evento/contexto.fixture.ts'
import { REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { CARENCIAS } from './carencias.fixture.ts'
import { type DecisaoLiberacao, decideLiberacao, type PedidoLiberacao } from './decideLiberacao.ts'

const { associado, plano, credenciado } = createDados({
  credenciado: { especialidades: [1, 3, 18] },
  plano: { carencias: CARENCIAS },
})

/** The answer in few words: the type, or the refusal with its denials and its day. */
function decide(mudancas: Partial<PedidoLiberacao>): string {
  const decisao: DecisaoLiberacao = decideLiberacao({
    hoje: HOJE,
    codigoEspecialidade: 1,
    recemNato: false,
    associado,
    plano,
    credenciado,
    regras: REGRAS_EVENTO,
    ...mudancas,
  })
  if (decisao.ok) return `tipo ${decisao.codigoTipoAtendimento}${decisao.emergencia ? ', emergência' : ''}`
  const codigos = decisao.motivos.map(({ codigoGlosa }) => codigoGlosa)
  return [decisao.motivo, ...codigos, decisao.possivelEm].filter(Boolean).join(' ')
}

const semUrgencia = REGRAS_EVENTO.filter(({ classeCarencia }) => classeCarencia === 'basica')
const soEndodontia = REGRAS_EVENTO.filter(({ classeCarencia }) => classeCarencia === 'endodontia')
const since = (inclusao: string) => ({ associado: { ...associado, inclusao } })

describe('decideLiberacao, on both sides of each limit', () => {
  it.each<[string, Partial<PedidoLiberacao>, string]>([
    ['the type that goes with the specialty, said', { codigoTipoAtendimento: 1 }, 'tipo 1'],
    ['the type of an emergency for an ordinary one', { codigoTipoAtendimento: 4 }, 'tipoInvalido'],
    [
      'the ordinary type in an emergency',
      { codigoEspecialidade: 18, codigoTipoAtendimento: 1 },
      'tipoInvalido',
    ],
    ['the last day of the newborn', { recemNato: true, recemNatoAte: HOJE }, 'tipo 1'],
    ['the day after', { recemNato: true, recemNatoAte: '2026-11-20' }, 'recemNatoInvalido'],
    ['a newborn that is not the patient', { recemNatoAte: '2026-11-20' }, 'tipo 1'],
    ['the day of entry: urgency too waits a day', since(HOJE), 'emCarencia 2026-11-22'],
    ['the day after: urgency is authorised, the guide goes', since('2026-11-20'), 'tipo 1'],
    [
      'where nothing is urgent, the last day of the shortest waiting',
      { regras: semUrgencia, ...since('2026-10-23') },
      'emCarencia 2026-11-22',
    ],
    ['and the first day after it', { regras: semUrgencia, ...since('2026-10-22') }, 'tipo 1'],
    [
      'a specialty whose every event waits longer',
      { codigoEspecialidade: 3, regras: soEndodontia, ...since('2026-07-25') },
      'emCarencia 2026-11-22',
    ],
    ['and its first day', { codigoEspecialidade: 3, regras: soEndodontia, ...since('2026-07-24') }, 'tipo 1'],
    ['an emergency waits one day', { codigoEspecialidade: 18, ...since(HOJE) }, 'emCarencia 2026-11-22'],
    ['and no more', { codigoEspecialidade: 18, ...since('2026-11-20') }, 'tipo 4, emergência'],
    ['joins tomorrow', since('2026-11-22'), 'associadoInativo 1005'],
    ['leaves today', { associado: { ...associado, exclusao: HOJE } }, 'tipo 1'],
    ['left yesterday', { associado: { ...associado, exclusao: '2026-11-20' } }, 'associadoInativo 1006'],
    ['suspended', { associado: { ...associado, situacao: 'suspenso' } }, 'associadoSuspenso 1016'],
    ['no dentistry', { plano: { ...plano, coberturaOdontologica: false } }, 'semCobertura 1025'],
    [
      'suspended comes before what the plan lacks',
      {
        associado: { ...associado, situacao: 'suspenso' },
        plano: { ...plano, coberturaOdontologica: false },
      },
      'associadoSuspenso 1016 1025',
    ],
    [
      'who left comes before the network',
      {
        associado: { ...associado, situacao: 'inativo' },
        credenciado: { ...credenciado, atendeRede: false },
      },
      'associadoInativo 1006',
    ],
    ['another network', { credenciado: { ...credenciado, atendeRede: false } }, 'foraDaRede'],
    [
      'no class of it',
      { codigoEspecialidade: 3, regras: soEndodontia, plano: { ...plano, classesCobertas: ['basica'] } },
      'semCobertura',
    ],
    [
      'an emergency whatever the classes',
      { codigoEspecialidade: 18, plano: { ...plano, classesCobertas: [] } },
      'tipo 4, emergência',
    ],
    [
      'every event of the class out of the contract',
      {
        codigoEspecialidade: 3,
        plano: { ...plano, eventosExcluidos: REGRAS_EVENTO.map(({ codigoEvento }) => codigoEvento) },
      },
      'semCobertura',
    ],
    ['no event at all', { regras: [] }, 'semCobertura'],
    [
      'urgency, which every plan covers',
      { codigoEspecialidade: 3, plano: { ...plano, classesCobertas: ['basica'] } },
      'tipo 1',
    ],
  ])('%s', (_nome, mudancas, esperado) => expect(decide(mudancas)).toBe(esperado))
})
