import { describe, expect, it, test } from 'vitest'
import { createDados, feito, HOJE, item, type Mudancas } from '../contexto.fixture.ts'
import type { Item, MomentoAvaliacao } from '../contexto.ts'
import { createContexto } from '../createContexto.ts'
import type { Correcao, Motivo } from '../motivo.ts'
import { evaluateEvento } from './evaluateEvento.ts'

function evaluate(alvo: Item, mudancas: Mudancas = {}): readonly Motivo[] {
  return evaluateEvento(alvo, createContexto(createDados(mudancas)))
}

const NOVO = { inclusao: '2026-11-20' }
const RASPAGEM = feito('85300047', '2026-11-01', { regiao: 'ASAI' })

type Caso = readonly [
  nome: string,
  item: Item,
  codigoGlosa: string,
  campo: Motivo['campo'],
  correcao: Partial<Correcao> | undefined,
]

/** Each form error, and the click that cures it. */
const CASOS: readonly Caso[] = [
  ['evento fora do catálogo', item('12345678'), '3001', 'codigoEvento', undefined],
  ['falta o dente', item('85100196', '', 'O'), '3307', 'dente', undefined],
  ['dente que não existe', item('85100196', '19', 'O'), '3022', 'dente', undefined],
  ['dente fora de FDI', item('85100196', '99', 'O'), '3022', 'dente', undefined],
  ['dente em evento sem local', item('84000198', '16'), '3022', 'dente', { tipo: 'removerDente' }],
  ['região em evento sem local', item('84000198', 'AS'), '3021', 'regiao', { tipo: 'removerRegiao' }],
  ['falta a região', item('85300047'), '3307', 'regiao', undefined],
  ['região de outro evento', item('85300047', 'LG'), '3021', 'regiao', undefined],
  [
    'dente no lugar da região: a menor que o contém',
    item('85300047', '16'),
    '3307',
    'regiao',
    { tipo: 'trocarRegiao', regiao: 'S1' },
  ],
  [
    'exodontia de decíduo em permanente com companheiro',
    item('83000089', '14'),
    '3024',
    'dente',
    { tipo: 'trocarEvento', codigoEvento: '82000875' },
  ],
  [
    'exodontia de permanente em decíduo',
    item('82000875', '55'),
    '3025',
    'dente',
    { tipo: 'trocarEvento', codigoEvento: '83000089' },
  ],
  [
    'cariostático em pré-molar',
    item('84000031', '14'),
    '3024',
    'dente',
    { tipo: 'trocarDente', dente: '54' },
  ],
  [
    'canal uni em molar',
    item('85200166', '16'),
    '3027',
    'dente',
    { tipo: 'trocarEvento', codigoEvento: '85200140' },
  ],
  [
    'coroa metálica em anterior',
    item('85400149', '11'),
    '3288',
    'dente',
    { tipo: 'trocarEvento', codigoEvento: '85400114' },
  ],
  ['selante em anterior', item('84000074', '11', 'O'), '3288', 'dente', undefined],
  ['faces em evento que não as leva', item('82000875', '16', 'O'), '3023', 'faces', { tipo: 'removerFaces' }],
  ['faltam as faces', item('85100196', '16'), '3023', 'faces', undefined],
  ['face repetida', item('85100200', '16', 'OO'), '3023', 'faces', undefined],
  [
    'uma face no evento de duas',
    item('85100200', '16', 'O'),
    '3023',
    'faces',
    { tipo: 'trocarEvento', codigoEvento: '85100196' },
  ],
  [
    'cinco faces no evento de uma',
    item('85100196', '16', 'MODVP'),
    '3023',
    'faces',
    { tipo: 'trocarEvento', codigoEvento: '85100226' },
  ],
  ['lingual em superior', item('85100196', '11', 'L'), '3023', 'faces', { tipo: 'trocarFaces', faces: 'P' }],
  ['incisal em molar', item('85100200', '16', 'MI'), '3023', 'faces', { tipo: 'trocarFaces', faces: 'MO' }],
  ['selante sem dizer a face', item('84000074', '16'), '3023', 'faces', { tipo: 'trocarFaces', faces: 'O' }],
  [
    'faceta fora da vestibular',
    item('85100064', '11', 'M'),
    '3023',
    'faces',
    { tipo: 'trocarFaces', faces: 'V' },
  ],
  [
    'quantidade quebrada',
    { ...item('84000198'), quantidade: 1.5 },
    '3006',
    'quantidade',
    { tipo: 'trocarQuantidade', quantidade: 1 },
  ],
  [
    'data no futuro',
    { ...item('84000198'), data: '2026-11-22' },
    '1323',
    'data',
    { tipo: 'trocarData', data: HOJE },
  ],
  [
    'data que não existe',
    { ...item('84000198'), data: '2026-02-30' },
    '1323',
    'data',
    { tipo: 'trocarData', data: HOJE },
  ],
]

describe('evento: forma do item', () => {
  test.each(CASOS)('%s', (_nome, alvo, codigoGlosa, campo, correcao) => {
    const [motivo, ...outros] = evaluate(alvo).filter(
      (m) => m.severidade !== 'auditoria' && m.codigoGlosa !== '3081',
    )
    expect(outros.filter((m) => m.campo === campo)).toEqual([])
    expect(motivo).toMatchObject({ codigoGlosa, campo })
    if (correcao) expect(motivo?.correcao).toMatchObject(correcao)
    else expect(motivo?.correcao).toBeUndefined()
  })

  it('a elegibilidade pede o que o envio pede', () => {
    const momento = 'elegibilidade'
    const [semDente, semFaces, semRegiao, errada] = [
      item('85100196'),
      item('85100196', '16'),
      item('85300047'),
      item('85100196', '16', 'I'),
    ].map((alvo) => evaluate(alvo, { momento }).map(({ codigoGlosa }) => codigoGlosa))
    expect([semDente, semFaces, semRegiao, errada]).toEqual([['3307'], ['3023'], ['3307'], ['3023']])
  })

  /** What denies with what is known, and what the form has wrong: in that order, the second only where there is a form. */
  const SEM_FACE = item('85100196', '16')
  const RECENTE = feito('85100196', '2026-10-21', { dente: '16', faces: 'O', proprio: true })
  test.each<[nome: string, Item, Mudancas, nega: readonly string[], erros: readonly string[]]>([
    ['carência', SEM_FACE, { associado: NOVO, plano: { carencias: { dentistica: 60 } } }, ['1007'], ['3023']],
    ['fora do plano', SEM_FACE, { plano: { classesCobertas: ['basica'] } }, ['1407'], ['3023']],
    ['dente ausente', SEM_FACE, { dentesAusentes: ['16'] }, ['3284'], ['3023']],
    [
      'dente extraído',
      SEM_FACE,
      { historico: [feito('82000875', '2020-05-05', { dente: '16' })] },
      ['3284'],
      ['3023'],
    ],
    [
      'faces erradas em dente ausente',
      item('85100196', '16', 'I'),
      { dentesAusentes: ['16'] },
      ['3284'],
      ['3023'],
    ],
    ['sem dente, um dente ausente', item('85100196'), { dentesAusentes: ['16'] }, [], ['3307']],
    ['a garantia só se sabe com a face', SEM_FACE, { historico: [RECENTE] }, [], ['3023']],
    [
      'outra linha do dente, que só se junta com a face',
      { ...SEM_FACE, sequencial: 2 },
      { guia: { itens: [item('85100196', '16', 'O')] } },
      [],
      ['3023'],
    ],
    [
      'a exodontia do mesmo dente na guia',
      { ...SEM_FACE, sequencial: 2 },
      { guia: { itens: [item('82000875', '16')] } },
      ['3286'],
      ['3023'],
    ],
    ['sem região, raspagem recente', item('85300047'), { historico: [RASPAGEM] }, [], ['3307']],
    ['região errada, raspagem recente', item('85300047', 'LG'), { historico: [RASPAGEM] }, [], ['3021']],
    [
      'quantidade zero, profilaxia recente',
      { ...item('84000198'), quantidade: 0 },
      { historico: [feito('84000198', '2026-08-01')] },
      ['3016'],
      ['3006'],
    ],
    [
      'quantidade quebrada, que não passa do limite',
      { ...item('84000198'), quantidade: 1.5 },
      {},
      [],
      ['3006'],
    ],
    [
      'data no futuro, dente ausente',
      { ...item('85200166', '11'), data: '2026-11-22' },
      { dentesAusentes: ['11'] },
      ['3284'],
      ['1323'],
    ],
    [
      'data além do fim do plano',
      { ...item('84000198'), data: '2026-12-22' },
      { associado: { validadeCartao: '2026-12-01' } },
      [],
      ['1323'],
    ],
  ])('o que já nega se diz antes do que falta: %s', (_nome, alvo, mudancas, nega, erros) => {
    const itens = [...(mudancas.guia?.itens ?? []), alvo]
    const listEm = (momento: MomentoAvaliacao) =>
      evaluate(alvo, { ...mudancas, momento, guia: { ...mudancas.guia, itens } }).map(
        (motivo) => motivo.codigoGlosa,
      )
    for (const momento of ['digitacao', 'envio'] as const)
      expect(listEm(momento)).toEqual([...nega, ...erros])
    expect(listEm('elegibilidade')).toEqual(nega.length > 0 ? nega : erros)
  })

  it('sem o dia, o pagamento não olha o que depende dele', () => {
    const codigos = evaluate(SEM_FACE, { momento: 'pagamento', dentesAusentes: ['16'] })
    expect(codigos.map((motivo) => motivo.codigoGlosa)).toEqual(['3023', '3226'])
  })

  it('a radiologia quer o solicitante', () => {
    const guia = { codigoEspecialidade: 14 }
    expect(evaluate(item('81000405'), { guia })[0]).toMatchObject({
      codigoGlosa: '1411',
      severidade: 'erroFormulario',
    })
    expect(evaluate(item('81000405'), { guia: { ...guia, solicitanteInformado: true } })).toEqual([])
  })

  test.each([
    ['antes da autorização', '2026-11-01', {}, ['3014']],
    ['no dia da autorização', '2026-11-05', {}, []],
    [
      'antes, em guia de urgência, dentro dos seus dias',
      '2026-11-02',
      { emergencia: true, codigoEspecialidade: 18, inicioUrgencia: '2026-11-02' },
      [],
    ],
    [
      'antes dos dias da urgência',
      '2026-11-01',
      { emergencia: true, codigoEspecialidade: 18, inicioUrgencia: '2026-11-02' },
      ['3014'],
    ],
    ['no fim da validade da senha', '2026-11-09', { validadeSenha: '2026-11-09' }, []],
    ['depois da validade da senha', '2026-11-10', { validadeSenha: '2026-11-09' }, ['1321']],
  ] as const)('executado %s', (_nome, data, guia, codigos) => {
    const alvo = { ...item('81000049'), data }
    const comum = { ...item('84000198'), data }
    const mudancas = { guia: { dataAutorizacao: '2026-11-05', ...guia } }
    const motivos = 'emergencia' in guia ? evaluate(alvo, mudancas) : evaluate(comum, mudancas)
    expect(motivos.map((motivo) => motivo.codigoGlosa)).toEqual(codigos)
  })

  it('ao pagamento a data é obrigatória', () => {
    expect(evaluate(item('84000198'), { momento: 'pagamento' })[0]?.codigoGlosa).toBe('3226')
  })
})
