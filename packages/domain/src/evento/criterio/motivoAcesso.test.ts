import { expect, test } from 'vitest'
import { HOJE, item } from '../contexto.fixture.ts'
import { type CasoMotivo, listDitos, REMOVER } from './motivo.fixture.ts'

const CONSULTA = item('81000030')
const COROA = item('85400149', '16')

/** Reasons of who, for whom, since when and under which contract: all that the screen says of them, and the button that it offers. */
const CASOS: readonly CasoMotivo[] = [
  ['the provider is not active', CONSULTA, { credenciado: { ativo: false } }, [['3278 glosa guia']]],
  [
    'the contract begins tomorrow',
    CONSULTA,
    { credenciado: { inicioContrato: '2026-11-22' } },
    [['1201 glosa data']],
  ],
  ['the last day of the contract', CONSULTA, { credenciado: { fimContrato: HOJE } }, []],
  [
    'a network that does not attend the plan',
    CONSULTA,
    { credenciado: { atendeRede: false } },
    [['3279 glosa guia']],
  ],
  [
    'a specialty that the provider does not have',
    CONSULTA,
    { credenciado: { especialidades: [2] } },
    [['1217 glosa guia']],
  ],
  [
    'an event of another specialty',
    item('86000357'),
    {},
    [['1429 glosa codigoEvento', { correcao: REMOVER }]],
  ],
  [
    'asked before there is a guide: none of the specialties may',
    item('86000357'),
    { credenciado: { especialidades: [1] }, guia: { codigoEspecialidade: undefined } },
    [['1214 glosa codigoEvento']],
  ],
  [
    'an ordinary event in an emergency guide',
    CONSULTA,
    { guia: { emergencia: true, codigoEspecialidade: 18 } },
    [['3309 glosa codigoEvento', { correcao: REMOVER }]],
  ],
  [
    'an appliance in the guide of the first consultation',
    item('86000098'),
    { guia: { codigoEspecialidade: 6, codigoTipoAtendimento: 6 } },
    [['1429 glosa codigoEvento', { correcao: REMOVER }]],
  ],
  [
    'the first consultation in a maintenance guide',
    item('81000065'),
    { guia: { codigoEspecialidade: 6, codigoTipoAtendimento: 8 } },
    [['1429 glosa codigoEvento', { correcao: REMOVER }]],
  ],
  [
    'the first consultation in its own guide',
    item('81000065'),
    { guia: { codigoEspecialidade: 6, codigoTipoAtendimento: 6 } },
    [],
  ],
  ['before the member joined', { ...CONSULTA, data: '2014-12-31' }, {}, [['1005 glosa associado']]],
  ['inactive', CONSULTA, { associado: { situacao: 'inativo' } }, [['1006 glosa associado']]],
  ['leaves later', CONSULTA, { associado: { exclusao: '2026-12-31' } }, [['1014 aviso associado']]],
  ['suspended', CONSULTA, { associado: { situacao: 'suspenso' } }, [['1016 glosa associado']]],
  [
    'the card ended yesterday',
    CONSULTA,
    { associado: { validadeCartao: '2026-11-20' } },
    [['1017 glosa associado']],
  ],
  [
    'a plan without dentistry',
    CONSULTA,
    { plano: { coberturaOdontologica: false } },
    [['1025 glosa associado']],
  ],
  [
    'the last day of waiting',
    COROA,
    { associado: { inclusao: '2026-05-26' }, plano: { carencias: { protese: 180 } } },
    [
      [
        '1007 glosa associado',
        {
          possivelEm: '2026-11-22',
          correcao: {
            tipo: 'trocarEvento',
            codigoEvento: '81000049',
            rotulo: 'É urgência: trocar por 81000049 Consulta de urgência',
          },
        },
      ],
    ],
  ],
  [
    'urgency, which nothing more urgent replaces',
    item('81000049'),
    { associado: { inclusao: HOJE }, plano: { carencias: { urgencia: 1 } } },
    [['1007 glosa associado', { possivelEm: '2026-11-22' }]],
  ],
  [
    'out of the contract',
    CONSULTA,
    { plano: { eventosExcluidos: ['81000030'] } },
    [['3287 glosa codigoEvento', { correcao: REMOVER }]],
  ],
  [
    'beyond the mandatory list',
    item('85400408', 'AS'),
    { plano: { extraRol: false }, guia: { codigoEspecialidade: 13 } },
    [['3283 glosa codigoEvento', { correcao: REMOVER }]],
  ],
  [
    'a class out of the plan',
    COROA,
    { plano: { classesCobertas: ['basica'] } },
    [['1407 glosa codigoEvento', { correcao: REMOVER }]],
  ],
]

test.each(CASOS)('%s', (_nome, alvo, mudancas, esperado) => {
  expect(listDitos(alvo, mudancas)).toEqual(esperado)
})
