import { expect, it } from 'vitest'
import { checkRenovacao, readEscolhido } from './renovacaoForm.ts'

const HOJE = '2026-11-21'
const escolhido = { arquivo: new File(['x'], 'alvara.jpg'), motivo: undefined }
const inteira = { numero: 'V-2', dataValidade: '2027-12-10', escolhido, hasArquivo: false }

it.each([
  ['whole', {}, []],
  ['without number', { numero: ' ' }, ['alvara-numero']],
  ['with a number of signs alone', { numero: '-#' }, ['alvara-numero']],
  ['without validity', { dataValidade: '' }, ['alvara-validade']],
  ['with a validity before the one in force', { dataValidade: '2026-12-01' }, ['alvara-validade']],
  ['without file', { escolhido: undefined }, ['alvara-arquivo']],
  ['whose file was sent before', { escolhido: undefined, hasArquivo: true }, []],
  [
    'with a file that is refused',
    { escolhido: { ...escolhido, motivo: 'conteudo' }, hasArquivo: true },
    ['alvara-arquivo'],
  ],
  [
    'empty',
    { numero: '', dataValidade: '', escolhido: undefined },
    ['alvara-numero', 'alvara-validade', 'alvara-arquivo'],
  ],
] as const)('a renewal %s', (_nome, parte, fields) => {
  expect(checkRenovacao({ ...inteira, ...parte }, '2026-12-10', HOJE).map(({ fieldId }) => fieldId)).toEqual(
    fields,
  )
})

/** A file that begins so, in letters of one byte. */
const begin = (nome: string, inicio: string, tamanho = 9): File =>
  new File([Uint8Array.from(inicio, (letra) => letra.charCodeAt(0)), new Uint8Array(tamanho)], nome)

it.each([
  ['a PDF', begin('a.pdf', '%PDF'), undefined],
  ['a photograph', begin('a.JPG', '\xff\xd8\xff'), undefined],
  ['a large photograph, which is made smaller', begin('a.jpeg', '\xff\xd8\xff', 6_000_000), undefined],
  ['what is no photograph', begin('a.jpg', '%PDF'), 'conteudo'],
  ['a large file that is no photograph', begin('a.jpg', 'PK', 6_000_000), 'conteudo'],
  ['a large PDF', begin('a.pdf', '%PDF', 6_000_000), 'tamanho'],
  ['a document of another kind', begin('a.docx', 'PK'), 'extensao'],
  ['an empty file', new File([], 'a.png'), 'vazio'],
] as const)('%s is told as it is chosen', async (_nome, arquivo, motivo) => {
  expect(await readEscolhido(arquivo)).toEqual({ arquivo, motivo })
})
