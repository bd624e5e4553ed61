import { describe, expect, it, test } from 'vitest'
import { decideGuia } from '../guia/statusCalculado.ts'
import { buildTratamento, manutencoesDe, PRAZO } from '../ortodontia/tratamento.fixture.ts'
import { judgeItem } from '../recursoGlosa/itemRecurso.ts'
import { listImpedimentosRecurso } from '../recursoGlosa/prazoRecurso.ts'
import { createDados, decide, decideItem, feito, HOJE, item, type Mudancas } from './contexto.fixture.ts'
import type { Item } from './contexto.ts'
import { createContexto } from './createContexto.ts'
import type { DecisaoEvento } from './criterio/decideEvento.ts'
import { evaluateEvento } from './criterio/evaluateEvento.ts'

type Oraculo = readonly [
  nome: string,
  item: Item,
  mudancas: Mudancas,
  codigos: readonly string[],
  decisao: DecisaoEvento,
]

const IMAGENS_INICIAIS = { imagens: [{ momento: 'inicial', dente: '11' }] } as const satisfies Mudancas
const ORTODONTIA = { guia: { codigoEspecialidade: 6 } } as const
const emTratamento = (ultimaManutencao: string) => ({
  prazo: PRAZO,
  tratamentosFeitos: 0,
  tratamento: buildTratamento({ mesesConcedidos: 24, manutencoes: manutencoesDe(ultimaManutencao, 1) }),
})

/** The 24 oracles of Domínio §6.13, in its order and numbers. */
const ORACULOS: readonly Oraculo[] = [
  ['1 resina de 2 faces em 16 OM', item('85100200', '16', 'OM'), {}, [], 'aprovado'],
  ['2 a mesma com uma face só', item('85100200', '16', 'O'), {}, ['3023'], 'negado'],
  ['3 incisal em molar', item('85100200', '16', 'OI'), {}, ['3023'], 'negado'],
  ['4 lingual em dente superior', item('85100196', '11', 'L'), {}, ['3023'], 'negado'],
  ['5 quatro faces em 26', item('85100226', '26', 'MODV'), {}, [], 'aprovado'],
  ['5 cinco faces em 26', item('85100226', '26', 'MODVP'), {}, [], 'aprovado'],
  [
    '6 face restaurada há 10 meses',
    item('85100196', '16', 'O'),
    { historico: [feito('85100200', '2026-01-21', { dente: '16', faces: 'OM' })] },
    ['3016'],
    'pendenteJustificativa',
  ],
  [
    '7 face restaurada há 25 meses',
    item('85100196', '16', 'O'),
    { historico: [feito('85100200', '2024-10-21', { dente: '16', faces: 'OM' })] },
    [],
    'aprovado',
  ],
  ['8 exodontia de decíduo em permanente', item('83000089', '16'), {}, ['3024'], 'negado'],
  ['9 exodontia de permanente em decíduo', item('82000875', '55'), {}, ['3025'], 'negado'],
  [
    '10 endodontia multirradicular em incisivo',
    item('85200158', '11'),
    IMAGENS_INICIAIS,
    ['3027', '3059'],
    'pendenteJustificativa',
  ],
  ['11 coroa metálica em incisivo (DUT 93)', item('85400149', '11'), {}, ['3288'], 'negado'],
  ['11 coroa de cerômero em molar (DUT 92)', item('85400114', '16'), {}, ['3065'], 'negado'],
  ['12 núcleo sem endodontia', item('85400220', '16'), {}, ['3064'], 'negado'],
  [
    '13 evento em dente extraído',
    item('85100196', '16', 'O'),
    { historico: [feito('82000875', '2020-05-05', { dente: '16' })] },
    ['3284'],
    'negado',
  ],
  [
    '14 profilaxia duas vezes em 6 meses',
    item('84000198'),
    { historico: [feito('84000198', '2026-08-01')] },
    ['3016'],
    'negado',
  ],
  [
    '15 profilaxia e raspagem supragengival no mesmo dia',
    item('84000198'),
    { guia: { itens: [item('85300047', 'ASAI', '', 2)] } },
    ['3008'],
    'negado',
  ],
  [
    '16 não urgente no dia 20 de 180 de carência',
    item('85400149', '16'),
    { associado: { inclusao: '2026-11-01' }, plano: { carencias: { protese: 180, urgencia: 1 } } },
    ['1007'],
    'negado',
  ],
  [
    '16 consulta de urgência no mesmo dia',
    item('81000049'),
    { associado: { inclusao: '2026-11-01' }, plano: { carencias: { protese: 180, urgencia: 1 } } },
    [],
    'aprovado',
  ],
  ['17 endodontia sem imagem inicial', item('85200166', '11'), {}, ['3081', '3059'], 'pendenteImagem'],
  [
    '17 endodontia ao pagamento sem imagem final',
    { ...item('85200166', '11'), data: HOJE },
    { ...IMAGENS_INICIAIS, momento: 'pagamento', guia: { auditada: true } },
    ['3067'],
    'pendenteImagem',
  ],
  [
    '18 duas manutenções ortodônticas no mês',
    item('86000357'),
    {
      ...ORTODONTIA,
      ortodontia: emTratamento('2026-11-03'),
      historico: [feito('86000357', '2026-11-03', { proprio: true })],
    },
    ['3016'],
    'negado',
  ],
  [
    '19 manutenção depois de 7 meses sem nenhuma',
    item('86000357'),
    { ...ORTODONTIA, ortodontia: emTratamento('2026-04-20') },
    ['3140'],
    'negado',
  ],
  [
    '20 radiologia e restauração na mesma guia',
    item('81000421', 'RMSD'),
    {
      guia: { codigoEspecialidade: 14, solicitanteInformado: true, itens: [item('85100196', '16', 'O', 2)] },
    },
    ['3286'],
    'negado',
  ],
  ['21 quantidade zero', { ...item('84000198'), quantidade: 0 }, {}, ['3006'], 'negado'],
  ['22 flúor aos 40 anos avisa e não nega', item('84000090'), {}, ['3003'], 'aprovado'],
  [
    '23 dente e região no mesmo item',
    { ...item('85100196', '16', 'O'), regiao: 'S1' },
    {},
    ['3021'],
    'negado',
  ],
]

describe('evento: os oráculos do motor de autorização', () => {
  test.each(ORACULOS)('%s', (_nome, alvo, mudancas, codigos, decisao) => {
    expect(decideItem(alvo, mudancas)).toEqual({ codigos, decisao })
  })

  it('6 diz a data em que passa a ser possível e o evento anterior, sem dizer de quem', () => {
    const alvo = item('85100196', '16', 'O')
    const contexto = createContexto(
      createDados({ historico: [feito('85100200', '2026-01-21', { dente: '16', faces: 'OM' })] }),
    )
    expect(evaluateEvento(alvo, contexto)[0]).toMatchObject({
      possivelEm: '2028-01-21',
      eventoAnterior: { codigoEvento: '85100200', data: '2026-01-21', proprio: false },
      texto:
        'Procedimento odontológico realizado, na mesma especialidade, no prazo inferior ao estipulado, sem justificativa',
    })
  })

  it('16 diz quando a carência termina', () => {
    const contexto = createContexto(
      createDados({ associado: { inclusao: '2026-11-01' }, plano: { carencias: { protese: 180 } } }),
    )
    expect(evaluateEvento(item('85400149', '16'), contexto)[0]?.possivelEm).toBe('2027-04-30')
  })

  it('17 a endodontia sem imagem leva a guia ao status 5', () => {
    const eventos = [decideItem(item('85200166', '11')), { decisao: 'aprovado' } as const]
    expect(decideGuia(eventos, false)).toEqual({ ok: true, statusFicha: 5 })
  })

  it('18 a segunda manutenção é possível no primeiro dia do mês seguinte', () => {
    const contexto = createContexto(
      createDados({
        ...ORTODONTIA,
        ortodontia: emTratamento('2026-11-03'),
        historico: [feito('86000357', '2026-11-03')],
      }),
    )
    expect(evaluateEvento(item('86000357'), contexto)[0]?.possivelEm).toBe('2026-12-01')
  })

  it('20 os dois lados são avisados de que não dividem a guia', () => {
    const itens = [item('81000421', 'RMSD'), item('81000405', '', '', 2), item('85100196', '16', 'O', 3)]
    const guia = { codigoEspecialidade: 14, solicitanteInformado: true, itens }
    const contexto = createContexto(createDados({ guia }))
    const decisoes = itens.map((linha) => decide(linha, contexto).decisao)
    expect(decisoes).toEqual(['negado', 'negado', 'negado'])
  })

  it('21 a correção é usar quantidade 1', () => {
    const [motivo] = evaluateEvento({ ...item('84000198'), quantidade: 0 }, createContexto(createDados()))
    expect(motivo?.correcao).toMatchObject({ tipo: 'trocarQuantidade', quantidade: 1 })
  })

  it('24 recurso fora do prazo, repetido e sem justificativa', () => {
    const prazo = { dias: 180, glosa: '2907' } as const
    const pedido = { dataGlosa: '2026-01-01', hoje: HOJE, prazo, recursosAnteriores: 1 }
    expect(listImpedimentosRecurso(pedido)).toEqual(['2907', '2904'])
    const caso = {
      tipoGlosa: 'G',
      nomes: [],
      justificativa: '',
      novidades: [],
      valorRecursadoCentavos: 1,
    } as const
    const semTexto = judgeItem(['3016'], caso, { termosClinicos: [], termosSemImagem: [] })
    expect(semTexto.codigoGlosa).toBe('2903')
  })
})
