import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPalavras, toPlano } from '../../texto/palavra.ts'
import { REGRAS_EVENTO } from '../regra/eventos.tables.ts'
import { EVENTOS_COMUNS } from './eventoComum.data.ts'
import { searchEventos } from './searchEventos.ts'
import { SINONIMOS_EVENTO } from './sinonimoEvento.data.ts'

const ofertados = REGRAS_EVENTO.filter(({ ocultoPortal }) => !ocultoPortal)

const search = (texto: string, usos?: ReadonlyMap<string, number>): string[] =>
  searchEventos(ofertados, texto, { usos }).map(({ evento }) => evento.codigoEvento)
const searchTodos = (texto: string, usos?: ReadonlyMap<string, number>): string[] =>
  searchEventos(ofertados, texto, { usos, maximo: ofertados.length }).map(({ evento }) => evento.codigoEvento)

/** What people type at a desk, and the event that they mean: the first of the list. */
describe('the first event of what people say', () => {
  it.each([
    ['limpeza', '84000198'],
    ['limpeza dos dentes', '84000198'],
    ['limpesa dental', '84000198'],
    ['LIMPEZA', '84000198'],
    ['raio x', '81000421'],
    ['raio-x', '81000421'],
    ['RX', '81000421'],
    ['extracao', '82000875'],
    ['extrações', '82000875'],
    ['siso', '82001286'],
    ['tirar o siso', '82001286'],
    ['dente do siso', '82001286'],
    ['canal', '85200158'],
    ['canais', '85200158'],
    ['canal dente da frente', '85200166'],
    ['molar canal', '85200158'],
    ['obturação', '85100200'],
    ['obturacao 3 faces', '85100218'],
    ['massinha', '85100200'],
    ['prorrogação', '86000357'],
    ['aparelho', '86000357'],
    ['aparelho fixo', '86000098'],
    ['dor', '81000049'],
    ['panorâmica', '81000405'],
    ['panoramico', '81000405'],
    ['jaqueta', '85400157'],
    ['dente de leite', '83000089'],
    ['canal de dente de leite', '83000151'],
    ['tártaro', '85300047'],
    ['flúor', '84000090'],
    ['selante', '84000074'],
    ['dentadura', '85400408'],
    ['pivô', '85400157'],
    ['bruxismo', '85400246'],
    ['coroa caiu', '85400467'],
    ['caiu a coroa', '85400467'],
    ['caiu o pivô', '85400467'],
    ['caiu a restauração', '85100200'],
    ['a massinha caiu', '85100200'],
    ['quebrou a obturação', '85100200'],
    ['caiu o curativo', '85200085'],
    ['gengiva sangrando', '85300047'],
    ['gengiva inchada', '85300063'],
    ['língua presa', '82000891'],
    ['gengiva', '85300047'],
    ['resina 2 faces', '85100200'],
    ['2 faces resina', '85100200'],
    ['resina restauracao 1', '85100196'],
    ['2 faces', '85100200'],
    ['restauracao', '85100200'],
    ['manutenção', '86000357'],
    ['clarear', '85100030'],
    ['bitewing', '81000375'],
    ['tomografia', '81000510'],
    ['implante', '82000980'],
    ['pontos', '82001499'],
    ['limp', '84000198'],
    ['panor', '81000405'],
  ])('%s -> %s', (texto, codigo) => expect(search(texto)[0]).toBe(codigo))
})

describe('one wrong letter', () => {
  it.each([
    ['a letter too many', 'limpezza', '84000198'],
    ['a letter too few', 'limpza', '84000198'],
    ['another letter', 'limpesa', '84000198'],
    ['two letters swapped', 'lipmeza', '84000198'],
    ['c for s', 'ciso', '82001286'],
    ['in the second word', 'dente de lete', '83000089'],
    ['in a word of the description', 'ortopantomografa', '81000405'],
    ['while the word is being typed', 'panoarm', '81000405'],
    ['in a plural', 'obturasoes', '85100200'],
  ])('%s: %s', (_nome, texto, codigo) => expect(search(texto)).toContain(codigo))

  it.each([
    ['two wrong letters', 'lipmesa'],
    ['one in a word of three letters', 'dxr'],
    ['nothing like it', 'xyzw'],
  ])('but not %s: %s', (_nome, texto) => expect(search(texto)).toEqual([]))

  it('leaves right words alone: nothing near them is listed', () => {
    expect(search('siso')).toEqual(['82001286', '82001294', '82000875', '82000816', '85300080'])
  })

  const LETRAS = [...'abcdefghijklmnopqrstuvwxyz']
  const umErro = fc.record({
    onde: fc.nat(),
    letra: fc.constantFrom(...LETRAS),
    tipo: fc.constantFrom('mais', 'menos', 'outra', 'troca'),
  })
  function misspell(palavra: string, { onde, letra, tipo }: { onde: number; letra: string; tipo: string }) {
    const i = onde % palavra.length
    const [antes, depois] = [palavra.slice(0, i), palavra.slice(i + 1)]
    if (tipo === 'mais') return `${antes}${letra}${palavra.slice(i)}`
    if (tipo === 'menos') return `${antes}${depois}`
    if (tipo === 'outra') return `${antes}${letra}${depois}`
    return `${antes}${depois.slice(0, 1)}${palavra[i] ?? ''}${depois.slice(1)}`
  }

  it('in any word of four letters or more of any term finds what the term finds, or is a word of its own', () => {
    const comErro = fc
      .constantFrom(
        ...SINONIMOS_EVENTO.filter(([termo]) => toPalavras(termo).some(({ length }) => length > 3)),
      )
      .chain(([termo, eventos]) => {
        const palavras = toPalavras(termo)
        const longas = palavras.flatMap(({ length }, i) => (length > 3 ? [i] : []))
        return fc.record({
          palavras: fc.constant(palavras),
          eventos: fc.constant(eventos),
          qual: fc.constantFrom(...longas),
          erro: umErro,
        })
      })
    let perdoados = 0
    fc.assert(
      fc.property(comErro, ({ palavras, eventos, qual, erro }) => {
        const digitado = palavras
          .map((palavra, i) => (i === qual ? misspell(palavra, erro) : palavra))
          .join(' ')
        const achados = searchTodos(digitado)
        // What was typed may be other words, rightly written ("pino" for "pine"): those are then what is found.
        const proprias = toPalavras(digitado)
        const isOutra = achados.some((codigo) => {
          const evento = ofertados.find(({ codigoEvento }) => codigoEvento === codigo)
          const nomes = SINONIMOS_EVENTO.filter(([, codigos]) => codigos.includes(codigo)).map(
            ([termo]) => termo,
          )
          const texto = toPlano([evento?.descricao ?? '', ...nomes].join(' '))
          return proprias.every((palavra) => texto.includes(palavra))
        })
        if (isOutra) return
        perdoados++
        expect(achados, digitado).toEqual(expect.arrayContaining([...eventos]))
      }),
      { numRuns: 300 },
    )
    expect(perdoados).toBeGreaterThan(150)
  })
})

describe('the order', () => {
  it('is by exactness first: the term itself before its beginnings, and those before descriptions', () => {
    expect(search('placa')[0]).toBe('85400246')
    expect(search('polimento')[0]).toBe('84000198')
  })

  it.each([
    ['the last of those named so', 'siso', '82000816', '85300080'],
    ['the last that a longer term names', 'restauracao', '85200085', '85100102'],
  ])('is not turned by use: right after %s, %s', (_nome, texto, melhor, usado) => {
    const todos = searchTodos(texto, new Map([[usado, 900]]))
    expect(todos.indexOf(usado)).toBe(todos.indexOf(melhor) + 1)
  })

  it('ends at twelve, or where whoever asks wants it', () => {
    expect(searchTodos('coroa').length).toBeGreaterThan(12)
    expect(search('coroa')).toEqual(searchTodos('coroa').slice(0, 12))
    expect(searchEventos(ofertados, 'coroa', { maximo: 5 })).toHaveLength(5)
  })

  it("puts the practice's own use before the common order, among equals", () => {
    const usos = new Map([
      ['85200166', 40],
      ['85200158', 3],
      ['84000198', 900],
    ])
    expect(search('canal', usos).slice(0, 2)).toEqual(['85200166', '85200158'])
    // However often it is done, a profilaxis is not what the words mean
    expect(search('canal', usos)).not.toContain('84000198')
  })

  it('with nothing typed shows what the practice does, then what all do', () => {
    expect(search('').slice(0, 2)).toEqual(EVENTOS_COMUNS.slice(0, 2))
    expect(search('', new Map([['86000357', 1]]))[0]).toBe('86000357')
  })

  it.each(['%%', '..', '- -'])('finds nothing by signs alone: %s', (sinais) => {
    expect(search(sinais)).toEqual([])
  })
})

describe('codes', () => {
  it.each([
    ['whole', '85100200', ['85100200']],
    [
      'masked, in part',
      '85.100.2',
      ['85100200', '85100218', '85100226', '85100242', '85100234', '85100250', '85100269'],
    ],
    ['with a word', '851 fluorose', ['85100234']],
    ['the label that was chosen', '84.000.198 Profilaxia: polimento coronário', ['84000198']],
    ['that nobody has', '77777777', []],
  ])('%s', (_nome, texto, codigos) => expect(search(texto).toSorted()).toEqual(codigos.toSorted()))

  it('says by which former code it was found, once that is whole', () => {
    const [achado] = searchEventos(ofertados, '98.300.022')
    expect(achado).toMatchObject({ evento: { codigoEvento: '85100200' }, codigoAntigo: '98300022' })
    expect(searchEventos(ofertados, '98.300.02')[0]).not.toHaveProperty('codigoAntigo')
    expect(searchEventos(ofertados, '85100200')[0]).not.toHaveProperty('codigoAntigo')
  })
})

describe('the table of terms', () => {
  const codigos = new Set(ofertados.map(({ codigoEvento }) => codigoEvento))

  it('has at least 200 terms of at least 120 events, each once and each for events that are offered', () => {
    const chaves = SINONIMOS_EVENTO.map(([termo]) => toPalavras(termo).join(' '))
    expect(new Set(chaves).size).toBe(chaves.length)
    expect(chaves.length).toBeGreaterThanOrEqual(200)
    expect(new Set(SINONIMOS_EVENTO.flatMap(([, eventos]) => eventos)).size).toBeGreaterThanOrEqual(120)
    for (const [termo, eventos] of SINONIMOS_EVENTO) {
      expect(new Set(eventos).size, termo).toBe(eventos.length)
      expect(
        eventos.filter((codigo) => !codigos.has(codigo)),
        termo,
      ).toEqual([])
    }
  })

  it.each(SINONIMOS_EVENTO)('%s finds its events, the commonest first', (termo, eventos) => {
    expect(searchTodos(termo).slice(0, eventos.length)).toEqual(eventos)
  })

  it('has an order of common events, each once and offered', () => {
    expect(new Set(EVENTOS_COMUNS).size).toBe(EVENTOS_COMUNS.length)
    expect(EVENTOS_COMUNS.filter((codigo) => !codigos.has(codigo))).toEqual([])
  })
})
