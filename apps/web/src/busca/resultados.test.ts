import { describe, expect, it } from 'vitest'
import { listRecentes, rememberRecente } from './recentes.ts'
import { putRecentesFirst, type Resultado, rankAchados, searchResultados, toEvento } from './resultados.ts'

const toTela = (titulo: string, destino: string, procura: string): Resultado => ({
  id: `tela:${destino}`,
  titulo,
  detalhe: 'Tela',
  procura,
  icone: 'arrowRight',
  destino,
})
const telas = [
  toTela('Elegibilidade', '/portal/elegibilidade', 'cobertura, carência'),
  toTela('Solicitar autorização', '/portal/solicitarAutorizacao', 'abrir guia nova, pagamentos'),
]

describe('searchResultados', () => {
  it.each([
    ['', 2],
    ['autorizacao', 1],
    ['SOLICITAR auto', 1],
    ['auto solicitar', 1],
    ['carência', 1],
    ['carências', 1],
    ['autorizações', 1],
    ['pagamento', 1],
    ['abrir guia', 1],
    ['guia carência', 0],
    ['torizacao', 0],
  ])('%j finds %i', (termo, total) => {
    expect(searchResultados(telas, termo)).toHaveLength(total)
  })
})

it('puts what is called so before what is only found by the word', () => {
  const carencia = toTela('Carências', '/portal/carencias', '')
  const achados = searchResultados([...telas, carencia], 'carência')
  expect(achados.map(({ titulo }) => titulo)).toEqual(['Carências', 'Elegibilidade'])
})

it('puts what is called by one of the words before what is called by none', () => {
  const cadastro = toTela('Atualização cadastral', '/portal/atualizacaoCadastral', 'alvará, renovar')
  const alvaras = toTela('Alvarás', '/portal/atualizacaoCadastral?aba=alvaras', 'renovar')
  const achados = searchResultados([cadastro, alvaras], 'renovar alvará')
  expect(achados.map(({ titulo }) => titulo)).toEqual(['Alvarás', 'Atualização cadastral'])
})

describe('putRecentesFirst', () => {
  const [elegibilidade, autorizacao] = telas
  it('shows each once, the recent ones before', () => {
    if (!elegibilidade || !autorizacao) throw new Error('two screens')
    expect(putRecentesFirst([elegibilidade, autorizacao], [autorizacao])).toEqual([
      autorizacao,
      elegibilidade,
    ])
  })

  it('takes what is found again as it is now, not as it was then', () => {
    const evento = { codigoEvento: '85100200', descricao: 'Restauração', codigoAntigo: null }
    const take = { rotulo: 'Incluir nesta guia', run: () => undefined }
    const [primeiro] = putRecentesFirst([toEvento(evento, 'abc', take)], [toEvento(evento, 'outra')])
    expect(primeiro).toMatchObject({ detalhe: 'Incluir nesta guia', destino: take.run })
  })
})

describe('rememberRecente', () => {
  it('keeps six, the newest first, the same one once', () => {
    const of = (id: string) => ({ id, titulo: id, detalhe: '', icone: 'user' as const, destino: '/portal' })
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) rememberRecente(of(id))
    expect(listRecentes().map(({ id }) => id)).toEqual(['3', '7', '6', '5', '4', '2'])
  })
})

describe('toEvento', () => {
  const evento = { codigoEvento: '85100200', descricao: 'Restauração', codigoAntigo: null }
  it.each([
    [undefined, '/portal/elegibilidade?evento=85100200'],
    ['abc', '/portal/elegibilidade?paciente=abc&evento=85100200'],
  ])('asks for the coverage, of patient %s', (paciente, destino) => {
    expect(toEvento(evento, paciente)).toMatchObject({ titulo: '85.100.200 Restauração', destino })
  })
  it('says a former code', () => {
    expect(toEvento({ ...evento, codigoAntigo: '98300022' }, undefined).detalhe).toBe(
      'Cobertura do evento · código antigo 98.300.022',
    )
  })

  it('are taken by the open guide that offers them', () => {
    const take = { rotulo: 'Incluir nesta guia', run: () => undefined }
    const evento = { codigoEvento: '85100200', descricao: 'Restauração', codigoAntigo: '98300022' }
    expect(toEvento(evento, 'f0d2', take)).toMatchObject({
      destino: take.run,
      detalhe: 'Incluir nesta guia · código antigo 98.300.022',
    })
  })
})

describe('rankAchados', () => {
  const mariana = {
    chave: 'a',
    codigoAssociado: '500000001',
    nome: 'Mariana',
    nomeCivil: null,
    dataNascimento: '1988-03-02',
    idade: 38,
    situacao: 'ativo',
    nomePlano: 'Aurora Premium',
  } as const
  const guias = [700001236, 700001233].map((numeroFicha) => ({
    numeroFicha,
    statusFicha: 8,
    associado: mariana,
    liberadaEm: '2026-11-21T01:30:00.000Z',
  }))
  it('tells of a guide its patient, its status and the day of its authorisation', () => {
    const achados = { associados: [], guias: guias.slice(0, 1), solicitacoes: [] }
    expect(rankAchados(achados, 'mariana')[0]?.detalhe).toBe('Mariana · Senha liberada · 20/11/2026')
  })
  it.each([
    ['01236', ['guia:700001236', 'associado:a', 'guia:700001233']],
    ['700001233', ['guia:700001233', 'associado:a', 'guia:700001236']],
    ['500000001', ['associado:a', 'guia:700001236', 'guia:700001233']],
    ['mariana', ['associado:a', 'guia:700001236', 'guia:700001233']],
  ])('%j puts what it names first', (termo, esperado) => {
    const achados = { associados: [mariana], guias, solicitacoes: [] }
    expect(rankAchados(achados, termo).map(({ id }) => id)).toEqual(esperado)
  })

  it('puts who is called so before who bears the name in the registry alone, and says the latter', () => {
    const bruna = { ...mariana, chave: 'b', nome: 'Bruna Machado', nomeCivil: 'Mário Machado' }
    const associados = [bruna, { ...mariana, nome: 'Mário Cardoso' }]
    const listAchados = (termo: string) =>
      rankAchados({ associados, guias: [], solicitacoes: [] }, termo).map(({ titulo, detalhe }) => [
        titulo,
        detalhe,
      ])
    const cartao = 'cartão 500000001 · Aurora Premium'
    expect(listAchados('mario')).toEqual([
      ['Mário Cardoso', `Paciente · ${cartao}`],
      ['Bruna Machado', `Paciente · nome civil Mário Machado · ${cartao}`],
    ])
    // By the word that both of her names have she is who is shown.
    expect(listAchados('machado')[0]).toEqual(['Bruna Machado', `Paciente · ${cartao}`])
  })

  it('names an exam request by its number too, with its patient and status', () => {
    const solicitacoes = [3400001, 3400002].map((numeroSolicitacao) => ({
      numeroSolicitacao,
      status: 'EM_ANALISE' as const,
      associado: mariana,
    }))
    const achados = { associados: [mariana], guias: [], solicitacoes }
    expect(rankAchados(achados, '3400002').map(({ id }) => id)).toEqual([
      'pedido:3400002',
      'associado:a',
      'pedido:3400001',
    ])
    expect(rankAchados(achados, '3400002')[0]).toMatchObject({
      titulo: 'Pedido de exames 3400002',
      detalhe: 'Mariana · Em análise',
      destino: '/portal/sol/3400002',
    })
  })
})
