import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { DENTES } from '../../dente/dente.tables.ts'
import { REGIOES } from '../../dente/regiao.tables.ts'
import { type LinhaEvento, parseLinhaEvento } from './linhaEvento.ts'

const umCodigo = fc.nat(99_999_999).map((numero) => String(numero).padStart(8, '0'))
const umDente = fc
  .constantFrom(...DENTES)
  .chain((dente) => fc.tuple(fc.constant(dente.codigo), fc.subarray([...dente.faces]), umCodigo, fc.nat(5)))

const mensagens = (texto: string) =>
  parseLinhaEvento(texto).flatMap((leitura) => (leitura.ok ? [] : leitura.erros.map((erro) => erro.mensagem)))

describe('evento: a linha', () => {
  test.each<[string, string, LinhaEvento]>([
    ['26', 'resina OM', { faces: 'MO', palavras: 'resina' }],
    ['26', 'om 85100200', { faces: 'MO', codigoEvento: '85100200' }],
    ['11', 'ol', { faces: 'PI' }],
    ['36', 'pivo', { faces: '', palavras: 'pivo' }],
    ['26', '17 V resina', { dente: '17', faces: 'V', palavras: 'resina' }],
    ['26', 'S1 raspagem', { regiao: 'S1', faces: '', palavras: 'raspagem' }],
    ['26', 'PD 82000000', { regiao: 'PD', faces: '', codigoEvento: '82000000' }],
  ])('com o dente %s escolhido, %s', (escolhido, texto, linha) => {
    expect(parseLinhaEvento(texto, escolhido)).toEqual([{ texto, ok: true, linha }])
  })

  test.each<[string, LinhaEvento]>([
    ['26 OM 85100200', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['85.100.200 om 26', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['26om, 85100200', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['26 O-M 85.100.200', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['26 O M 85.100.200', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['11 ol 85100200', { dente: '11', faces: 'PI', codigoEvento: '85100200' }],
    ['AS 85300047', { regiao: 'AS', faces: '', codigoEvento: '85300047' }],
    ['85300047 asai', { regiao: 'ASAI', faces: '', codigoEvento: '85300047' }],
    ['S1 85300039', { regiao: 'S1', faces: '', codigoEvento: '85300039' }],
    ['PD 82000000', { regiao: 'PD', faces: '', codigoEvento: '82000000' }],
    ['26 PD 85100200', { dente: '26', faces: 'DP', codigoEvento: '85100200' }],
    ['81000030', { faces: '', codigoEvento: '81000030' }],
    ['26 OM', { dente: '26', faces: 'MO' }],
    // No spaces are needed, whatever comes first.
    ['26OM85100200', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['26om85.100.200', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['85100200OM26', { dente: '26', faces: 'MO', codigoEvento: '85100200' }],
    ['2685100200', { dente: '26', faces: '', codigoEvento: '85100200' }],
    ['8510020026', { dente: '26', faces: '', codigoEvento: '85100200' }],
    ['S185300039', { regiao: 'S1', faces: '', codigoEvento: '85300039' }],
    ['85300039s1', { regiao: 'S1', faces: '', codigoEvento: '85300039' }],
    ['81000421 x2', { faces: '', codigoEvento: '81000421', quantidade: 2 }],
    ['81000421 10x', { faces: '', codigoEvento: '81000421', quantidade: 10 }],
    ['81000421 x0', { faces: '', codigoEvento: '81000421', quantidade: 0 }],
    ['restauração do dente 26 OM', { dente: '26', faces: 'MO', palavras: 'restauração dente' }],
    ['do 26 OM', { dente: '26', faces: 'MO' }],
    ['do 26', { dente: '26', faces: 'OD' }],
    // A price column is left out.
    ['85.100.196 17 V R$ 85,00', { dente: '17', faces: 'V', codigoEvento: '85100196' }],
    ['85.100.196 17 V 85,00', { dente: '17', faces: 'V', codigoEvento: '85100196' }],
    ['85.100.196 17 V R$85', { dente: '17', faces: 'V', codigoEvento: '85100196' }],
    ['R$ 1.250,00 85.100.196 17 V R$ 1.250,00', { dente: '17', faces: 'V', codigoEvento: '85100196' }],
    ['85.100.196 17 V 1250,40 x2', { dente: '17', faces: 'V', codigoEvento: '85100196', quantidade: 2 }],
    // What is no place, no faces and no code are words of the event's name.
    ['limpeza', { faces: '', palavras: 'limpeza' }],
    ['26 canal', { dente: '26', faces: '', palavras: 'canal' }],
    ['26canal', { dente: '26', faces: '', palavras: 'canal' }],
    ['26 OM restauração 2 faces', { dente: '26', faces: 'MO', palavras: 'restauração 2 faces' }],
    ['canal do 36', { dente: '36', faces: '', palavras: 'canal' }],
    ['extrair o 38', { dente: '38', faces: '', palavras: 'extrair' }],
    ['resina O 36', { dente: '36', faces: 'O', palavras: 'resina' }],
    ['caiu a restauração do 26', { dente: '26', faces: '', palavras: 'caiu a restauração' }],
    ['remoção do siso', { faces: '', palavras: 'remoção do siso' }],
    ['raio x 36', { dente: '36', faces: '', palavras: 'raio x' }],
    ['11 pivo', { dente: '11', faces: '', palavras: 'pivo' }],
    ['11 pivô', { dente: '11', faces: '', palavras: 'pivô' }],
    ['S1 raspagem', { regiao: 'S1', faces: '', palavras: 'raspagem' }],
  ])('%s', (texto, linha) => expect(parseLinhaEvento(texto)).toEqual([{ texto, ok: true, linha }]))

  test.each([
    ['17,18 V 85100200', 'Informe um só dente por evento: 17, 18.'],
    ['90 85100200', 'Não existe dente 90.'],
    ['26 OM 85.100', 'O código do evento tem 8 dígitos; "85.100" tem 5.'],
    ['OM 85100200', 'Faltou o dente das faces OM.'],
    ['26 OI 85100200', 'As faces OI repetem uma face do dente 26, que tem MODVP.'],
    ['26 16 85100200', 'Informe um só dente por evento: 26, 16.'],
    ['AS AI 85300047', 'Informe uma só região por evento: AS, AI.'],
    ['26 ASAI 85300047', 'Informe o dente ou a região, não os dois.'],
    ['81000421 x2 x3', 'Informe uma só quantidade por evento: x2, x3.'],
    ['81000421 x100', 'A quantidade vai até 99.'],
    ['26 85100200 85300047', 'Informe um só código por evento: 85.100.200, 85.300.047.'],
  ])('%s: %s', (texto, mensagem) => expect(mensagens(texto)).toEqual([mensagem]))

  it('diz o erro de cada parte', () => {
    expect(parseLinhaEvento('90 xyz 851')).toMatchObject([
      { ok: false, erros: [{ parte: '90' }, { parte: '851' }] },
    ])
  })

  it('lê várias, separadas por ponto e vírgula ou por linha, cada uma por si', () => {
    const leituras = parseLinhaEvento('26 OM 85100200; 90 O;\n AS 85300047 ;')
    expect(leituras.map((leitura) => [leitura.texto, leitura.ok])).toEqual([
      ['26 OM 85100200', true],
      ['90 O', false],
      ['AS 85300047', true],
    ])
    expect(parseLinhaEvento(' ;; ')).toEqual([])
  })

  it('lê as linhas e as colunas coladas de uma planilha', () => {
    const colada = '26\tOM\t85100200\r\n27\tO\t85100196\r\n'
    expect(parseLinhaEvento(colada)).toMatchObject([
      { ok: true, linha: { dente: '26', faces: 'MO', codigoEvento: '85100200' } },
      { ok: true, linha: { dente: '27', faces: 'O', codigoEvento: '85100196' } },
    ])
  })

  it('o que se escreve se lê de volta, em qualquer ordem', () => {
    fc.assert(
      fc.property(umDente, ([dente, faces, codigoEvento, giro]) => {
        const linha: LinhaEvento = { dente, faces: faces.join(''), codigoEvento }
        const palavras = [dente, ...faces, codigoEvento]
        const girado = [
          ...palavras.slice(giro % palavras.length),
          ...palavras.slice(0, giro % palavras.length),
        ]
        expect(parseLinhaEvento(girado.join(' '))).toMatchObject([{ ok: true, linha }])
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...REGIOES), umCodigo, (regiao, codigoEvento) => {
        const linha: LinhaEvento = { regiao: regiao.codigo, faces: '', codigoEvento }
        // Of letters of faces alone, only a known region is one.
        expect(parseLinhaEvento(`${regiao.codigo} ${codigoEvento}`)).toMatchObject([{ ok: true, linha }])
      }),
    )
  })

  it('nenhum texto a derruba', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        for (const leitura of parseLinhaEvento(texto)) {
          expect(leitura.ok || leitura.erros.length > 0).toBe(true)
        }
      }),
    )
  })
})
