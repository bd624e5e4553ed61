import { createCipheriv } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { arquivos } from '../arquivo.fixture.ts'
import {
  type Acao,
  acoesRecusadas,
  buildPdfCom,
  buildStreamObjetos,
  spellHexadecimal,
  toBase85,
  toHexadecimal,
} from './pdf.fixture.ts'
import { checkPdf } from './pdf.ts'
import { Recusa } from './recusa.ts'

/** The reason of the refusal; undefined when the file passes. */
function refuse(pdf: Buffer): string | undefined {
  try {
    checkPdf(pdf)
    return undefined
  } catch (error) {
    return error instanceof Recusa ? error.motivo : String(error)
  }
}

const escreve = ({ nome, escreve: dicionario }: Acao) => dicionario(`/${nome}`)
const solta = (acao: Acao) => `4 0 obj\n<< ${escreve(acao)} >>\nendobj\n`
const emStream =
  (stream: Parameters<typeof buildStreamObjetos>[1]) =>
  (acao: Acao): Buffer =>
    buildPdfCom(
      buildStreamObjetos(escreve(acao), stream),
      '12 0 obj /ObjStm endobj\n13 0 obj /FlateDecode endobj\n',
    )
const comDicionario = (dicionario: string) => emStream({ dicionario })
const longo = '/FlateDecode '.length + 6000

/** Where the forbidden may hide, and what is said of it: `ativo` where it is found, else that nobody can look. */
const esconderijos: readonly (readonly [string, (acao: Acao) => Buffer, 'ativo' | 'corrompido'])[] = [
  ['in the open', (acao) => buildPdfCom(solta(acao)), 'ativo'],
  [
    'spelled in hexadecimal',
    ({ nome, escreve: dicionario }) =>
      buildPdfCom(`4 0 obj << ${dicionario(spellHexadecimal(nome))} >> endobj\n`),
    'ativo',
  ],
  [
    'behind a comment',
    ({ nome, escreve: dicionario }) =>
      buildPdfCom(`4 0 obj << ${dicionario(`%>>\r/${nome}%>>\n`)} >> endobj\n`),
    'ativo',
  ],
  [
    'in an incremental update',
    (acao) => Buffer.concat([buildPdfCom(), buildPdfCom(solta(acao)).subarray(9)]),
    'ativo',
  ],
  [
    'before an incremental update',
    (acao) => Buffer.concat([buildPdfCom(solta(acao)), buildPdfCom().subarray(9)]),
    'ativo',
  ],
  ['in a stream of objects', emStream({}), 'ativo'],
  [
    'spelled in hexadecimal in a stream of objects',
    ({ nome, escreve: dicionario }) => buildPdfCom(buildStreamObjetos(dicionario(spellHexadecimal(nome)))),
    'ativo',
  ],
  [
    'in a stream of objects in an incremental update',
    (acao) => Buffer.concat([buildPdfCom(), emStream({})(acao).subarray(9)]),
    'ativo',
  ],
  ['behind an indirect type', comDicionario('/Type 12 0 R /N 1 /First 4 /Filter /FlateDecode'), 'ativo'],
  ['behind no type', comDicionario('/N 1 /First 4 /Filter /FlateDecode'), 'ativo'],
  [
    'behind two types',
    comDicionario('/Type /XObject /Type 12 0 R /N 1 /First 4 /Filter /FlateDecode'),
    'ativo',
  ],
  ['behind no first byte', comDicionario('/Type 12 0 R /N 1 /Filter /FlateDecode'), 'ativo'],
  ['behind keys in hexadecimal', comDicionario('/#4e 1 /#46irst 4 /F#69lter /Flate#44ecode'), 'ativo'],
  ['behind indirect numbers', comDicionario('/N 14 0 R /First 15 0 R /Filter /FlateDecode'), 'ativo'],
  [
    'behind a long dictionary',
    comDicionario(`/N 1 /First 4 /Filter /FlateDecode /A (${' '.repeat(longo)})`),
    'ativo',
  ],
  [
    'behind a dictionary with comments',
    comDicionario('/Type%stream\n/ObjStm%>> endobj\n/N 1/First%(\r4/Filter/FlateDecode'),
    'ativo',
  ],
  [
    'behind a dictionary with texts',
    comDicionario('/A (\\) >> stream (endobj) 9 0 obj ) /B <3e3e> /N 1 /First 4 /Filter /FlateDecode'),
    'ativo',
  ],
  [
    'behind a dictionary with others in it',
    comDicionario('/A << /B [ << >> ] >> /N 1 /First 4 /Filter /FlateDecode'),
    'ativo',
  ],
  ['behind a comment in the object’s head', emStream({ cabeca: '9%1\n0%2\r\nobj%8 0 obj <<' }), 'ativo'],
  ['behind an object’s head in a comment', emStream({ cabeca: '8 0 obj %9 0 obj' }), 'ativo'],
  ['behind odd numbers', emStream({ cabeca: '9. -0obj7' }), 'ativo'],
  ['behind a comment before the stream', emStream({ antes: '%\nstream\r\n' }), 'ativo'],
  [
    'within another stream',
    (acao) =>
      buildPdfCom(
        '8 0 obj << /Length 9 >>\nstream\n',
        buildStreamObjetos(escreve(acao)),
        'endstream endobj\n',
      ),
    'ativo',
  ],
  ['in a list of one filter', comDicionario('/N 1 /First 4 /Filter [/FlateDecode]'), 'ativo'],
  [
    'in hexadecimal digits',
    emStream({
      dicionario: '/N 1 /First 4 /Filter [ /ASCIIHexDecode %\n/Fl ]',
      encode: (objetos) => toHexadecimal(deflateSync(objetos)),
    }),
    'ativo',
  ],
  [
    'in digits of base 85',
    emStream({
      dicionario: '/N 1 /First 4 /Filter [/ASCII85Decode /FlateDecode]',
      encode: (objetos) => toBase85(deflateSync(objetos)),
    }),
    'ativo',
  ],
  [
    'compressed twice',
    emStream({
      dicionario: '/N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
      encode: (objetos) => deflateSync(deflateSync(objetos)),
    }),
    'ativo',
  ],
  ['behind an indirect filter', comDicionario('/N 1 /First 4 /Filter 13 0 R'), 'corrompido'],
  ['behind an indirect filter in a list', comDicionario('/N 1 /First 4 /Filter [13 0 R]'), 'corrompido'],
  [
    'behind two filters',
    comDicionario('/N 1 /First 4 /Filter /FlateDecode /Filter /LZWDecode'),
    'corrompido',
  ],
  ['behind a filter that we do not know', comDicionario('/N 1 /First 4 /Filter /LZWDecode'), 'corrompido'],
  [
    'behind a filter of images',
    comDicionario('/N 1 /First 4 /Filter [/FlateDecode /DCTDecode]'),
    'corrompido',
  ],
  [
    'behind a predictor',
    comDicionario('/N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    'corrompido',
  ],
  ['in another file', comDicionario('/N 1 /First 4 /F (b) /FFilter /FlateDecode'), 'corrompido'],
  [
    'behind a broken dictionary',
    comDicionario('/A << endobj >> /N 1 /First 4 /Filter /FlateDecode'),
    'corrompido',
  ],
  ['behind a stream that begins on its keyword’s line', emStream({ antes: '\nstream ' }), 'corrompido'],
  [
    'behind a stream that does not inflate',
    emStream({ encode: (objetos) => deflateSync(objetos).subarray(0, -3) }),
    'corrompido',
  ],
]

describe.each(esconderijos)('what acts, %s', (_onde, build, motivo) => {
  test(`is ${motivo}`, () => {
    const passou = acoesRecusadas.filter((acao) => refuse(build(acao)) !== motivo)
    expect(passou.map(({ nome }) => nome)).toEqual([])
  })
})

test('a type written elsewhere hides nothing', () => {
  const tipos = acoesRecusadas.filter(({ isTipo }) => isTipo)
  const passou = tipos.filter(({ nome, escreve: dicionario }) => {
    const tipo = `12 0 obj /${nome} endobj\n`
    return refuse(buildPdfCom(`4 0 obj << ${dicionario('12 0 R')} >> endobj\n`, tipo)) !== 'ativo'
  })
  expect(passou.map(({ nome }) => nome)).toEqual([])
})

/** Bytes as they come out of a compression, the same at each run. */
const noise = (bytes: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(bytes))

/** As a clinic's program writes one: text, a link, an image, and a form that is filled in and sent nowhere. */
async function buildLaudo(): Promise<Buffer> {
  const documento = new PDFDocument({ size: 'A4' })
  documento.text('Laudo radiográfico').link(10, 10, 100, 20, 'https://example.org')
  documento.image(await arquivos.jpeg(undefined, 300, 200), 100, 200)
  documento.initForm()
  documento.formText('paciente', 50, 500, 200, 20, { value: 'Maria' })
  documento.addPage().text('Segunda página')
  documento.end()
  return buffer(documento)
}

const link = '/Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.org) >> /N /First'
const perfil = (filtro: string, corpo: Buffer) => [
  `8 0 obj << /N 3 /Alternate /DeviceRGB ${filtro} /Length ${corpo.length} >>\nstream\n`,
  corpo,
  '\nendstream\nendobj\n',
]

const goTo = '<< /Type /Action /S /GoTo /D [101 0 R /Fit] >>'
const uri = '<< /S /URI /URI (https://example.org) >>'
const abre = (valor: string) => `4 0 obj << /Type /Catalog /OpenAction ${valor} >> endobj\n`
/** An object 7 of these words in a stream of its own. */
const emStream7 = (palavras: string) =>
  buildStreamObjetos('', { encode: () => deflateSync(Buffer.from(`7 0 ${palavras}`, 'latin1')) })

describe('what is done at the opening', () => {
  test.each([
    ['goes to a place', [abre('[101 0 R /Fit]')]],
    ['goes to a place by its name', [abre('/Capa')]],
    ['goes to a page', [abre(goTo)]],
    ['goes to a page, written elsewhere', [abre('7 0 R'), `7 0 obj ${goTo} endobj\n`]],
    ['goes to a page, written in a stream', [abre('7 0 R'), emStream7(goTo)]],
    [
      'goes to a page, and elsewhere is a link',
      [abre('7 0 R'), `7 0 obj ${goTo} endobj 17 0 obj ${uri} endobj\n`],
    ],
  ] as const)('passes where it %s', (_nome, objetos) => {
    expect(refuse(buildPdfCom(...objetos))).toBeUndefined()
  })

  test.each([
    ['leads out', [abre(uri)]],
    ['leads out, spelled in hexadecimal', [abre(uri).replace('/OpenAction', '/#4FpenActio#6e')]],
    ['leads out, in a stream', [buildStreamObjetos(`/OpenAction ${uri}`)]],
    ['leads out behind a comment', [abre(`%[\n${uri}`)]],
    ['leads out, written elsewhere', [abre('7 0 R'), `7 0 obj ${uri} endobj\n`]],
    ['leads out, written in a stream', [abre('7 0 R'), emStream7(uri)]],
    ['leads out in one of two versions', [abre('7 0 R'), `7 0 obj ${goTo} endobj\n`, emStream7(uri)]],
    ['leads out after a page', [abre(goTo.replace('>>', `/Next ${uri} >>`))]],
    ['leads out after a page, between names', [abre('<< /S /GoTo /X#28 /Next 5 0 R /Y#29 (a) >>')]],
    ['is of a kind written elsewhere', [abre('<< /S 7 0 R >>'), '7 0 obj /URI endobj\n']],
    ['is nowhere', [abre('7 0 R')]],
  ] as const)('is refused where it %s', (_nome, objetos) => {
    expect(refuse(buildPdfCom(...objetos))).toBe('ativo')
  })
})

describe('an honest PDF passes', () => {
  test.each([
    ['with text, a link, an image and a form', buildLaudo],
    ['with a link in the open', () => buildPdfCom(`4 0 obj << ${link} >> endobj\n`)],
    ['with a link in a stream of objects', () => buildPdfCom(buildStreamObjetos(link))],
    ['with a colour profile', () => buildPdfCom(...perfil('/Filter /FlateDecode', deflateSync(noise(900))))],
    ['with a colour profile as it is', () => buildPdfCom(...perfil('', noise(900)))],
    [
      'with streams of other filters, which hold no objects',
      () => buildPdfCom('8 0 obj << /Filter /LZWDecode /DecodeParms 9 0 R >> stream\nx\nendstream endobj\n'),
    ],
    [
      'with 4 MB of pixels',
      () => buildPdfCom('8 0 obj << >> stream\n', noise(4_000_000), '\nendstream endobj\n'),
    ],
    [
      'with article threads and names that begin as others',
      () => buildPdfCom('4 0 obj << /Threads 5 0 R /Soundness 1 >> endobj\n'),
    ],
  ] as const)('%s', async (_nome, build) => {
    expect(refuse(await build())).toBeUndefined()
  })
})

test.each([
  ['text before its header', Buffer.concat([Buffer.from(' '), buildPdfCom()]), 'conteudo'],
  ['no end', buildPdfCom().subarray(0, -30), 'corrompido'],
  ['no objects', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'corrompido'],
])('a PDF with %s is refused', (_nome, pdf, motivo) => {
  expect(refuse(pdf)).toBe(motivo)
})
