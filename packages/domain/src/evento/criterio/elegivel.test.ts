import { describe, expect, test } from 'vitest'
import { decideItem, HOJE, item, type Mudancas } from '../contexto.fixture.ts'
import type { Item } from '../contexto.ts'

type Caso = readonly [nome: string, item: Item, mudancas: Mudancas, codigos: readonly string[]]

const CONSULTA = item('81000030')
const COROA = item('85400149', '16')

/** Groups 1 to 5, each on both sides of its limit. */
const CASOS: readonly Caso[] = [
  ['credenciado inativo', CONSULTA, { credenciado: { ativo: false } }, ['3278']],
  ['contrato começa hoje', CONSULTA, { credenciado: { inicioContrato: HOJE } }, []],
  ['contrato começa amanhã', CONSULTA, { credenciado: { inicioContrato: '2026-11-22' } }, ['1201']],
  ['contrato terminou ontem', CONSULTA, { credenciado: { fimContrato: '2026-11-20' } }, ['1201']],
  ['rede que não atende o plano', CONSULTA, { credenciado: { atendeRede: false } }, ['3279']],
  ['especialidade fora do cadastro', CONSULTA, { credenciado: { especialidades: [2] } }, ['1217']],
  ['evento de outra especialidade', item('86000357'), {}, ['1429']],
  [
    'elegibilidade sem guia: nenhuma especialidade serve',
    item('86000357'),
    { credenciado: { especialidades: [1, 2] }, guia: { codigoEspecialidade: undefined } },
    ['1214'],
  ],
  [
    'elegibilidade sem guia: uma especialidade serve',
    CONSULTA,
    { credenciado: { especialidades: [2, 14] }, guia: { codigoEspecialidade: undefined } },
    [],
  ],
  [
    'evento comum em guia de urgência',
    CONSULTA,
    { guia: { emergencia: true, codigoEspecialidade: 18 } },
    ['3309'],
  ],
  [
    'evento de urgência em guia de urgência',
    item('81000049'),
    { guia: { emergencia: true, codigoEspecialidade: 18 } },
    [],
  ],
  [
    'um grupo diz tudo o que achou',
    CONSULTA,
    { credenciado: { ativo: false, atendeRede: false, especialidades: [2] } },
    ['3278', '3279', '1217'],
  ],
  [
    'o grupo que barra é o último a falar',
    CONSULTA,
    { credenciado: { ativo: false }, plano: { coberturaOdontologica: false } },
    ['3278'],
  ],
  ['beneficiário incluído hoje', CONSULTA, { associado: { inclusao: HOJE } }, []],
  ['atendimento antes da inclusão', { ...CONSULTA, data: '2014-12-31' }, {}, ['1005']],
  ['beneficiário inativo', CONSULTA, { associado: { situacao: 'inativo' } }, ['1006']],
  ['exclusão futura só avisa', CONSULTA, { associado: { exclusao: '2026-12-31' } }, ['1014']],
  ['excluído ontem', CONSULTA, { associado: { situacao: 'inativo', exclusao: '2026-11-20' } }, ['1006']],
  [
    'feito antes da exclusão',
    { ...CONSULTA, data: '2026-11-10' },
    { associado: { situacao: 'inativo', exclusao: '2026-11-20' } },
    ['1014'],
  ],
  ['atendimento suspenso', CONSULTA, { associado: { situacao: 'suspenso' } }, ['1016']],
  ['carteira vence hoje', CONSULTA, { associado: { validadeCartao: HOJE } }, []],
  ['carteira venceu ontem', CONSULTA, { associado: { validadeCartao: '2026-11-20' } }, ['1017']],
  ['plano sem odontologia', CONSULTA, { plano: { coberturaOdontologica: false } }, ['1025']],
  [
    'último dia da carência',
    COROA,
    { associado: { inclusao: '2026-05-26' }, plano: { carencias: { protese: 180 } } },
    ['1007'],
  ],
  [
    'carência cumprida',
    COROA,
    { associado: { inclusao: '2026-05-25' }, plano: { carencias: { protese: 180 } } },
    ['3081', '3059'],
  ],
  [
    'a lei limita a carência a 180 dias',
    COROA,
    { associado: { inclusao: '2026-05-25' }, plano: { carencias: { protese: 300 } } },
    ['3081', '3059'],
  ],
  [
    'a urgência espera um dia, diga o contrato o que disser',
    item('81000049'),
    { associado: { inclusao: '2026-11-20' }, plano: { carencias: { urgencia: 30 } } },
    [],
  ],
  [
    'urgência no dia da inclusão',
    item('81000049'),
    { associado: { inclusao: HOJE }, plano: { carencias: { urgencia: 1 } } },
    ['1007'],
  ],
  ['evento excluído do contrato', CONSULTA, { plano: { eventosExcluidos: ['81000030'] } }, ['3287']],
  [
    'extra-rol em plano que não o cobre',
    item('85400408', 'AS'),
    { plano: { extraRol: false }, guia: { codigoEspecialidade: 13 } },
    ['3283'],
  ],
  ['classe fora do plano', COROA, { plano: { classesCobertas: ['basica'] } }, ['1407']],
  ['urgência fora das classes do plano', item('81000049'), { plano: { classesCobertas: ['basica'] } }, []],
]

describe('evento: acesso, beneficiário, carência e cobertura', () => {
  test.each(CASOS)('%s', (_nome, alvo, mudancas, codigos) => {
    expect(decideItem(alvo, mudancas).codigos).toEqual(codigos)
  })
})
