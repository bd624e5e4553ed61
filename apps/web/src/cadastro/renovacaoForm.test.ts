import { expect, it } from 'vitest'
import { checkRenovacao } from './renovacaoForm.ts'

const HOJE = '2026-11-21'
const foto = new File(['x'], 'alvara.jpg')
const inteira = { numero: 'V-2', dataValidade: '2027-12-10', arquivo: foto, hasArquivo: false }

it.each([
  ['whole', {}, []],
  ['without number', { numero: ' ' }, ['alvara-numero']],
  ['with a number of signs alone', { numero: '-#' }, ['alvara-numero']],
  ['without validity', { dataValidade: '' }, ['alvara-validade']],
  ['with a validity before the one in force', { dataValidade: '2026-12-01' }, ['alvara-validade']],
  ['without file', { arquivo: undefined }, ['alvara-arquivo']],
  ['whose file was sent before', { arquivo: undefined, hasArquivo: true }, []],
  ['with a file that is no image', { arquivo: new File(['x'], 'alvara.docx') }, ['alvara-arquivo']],
  [
    'empty',
    { numero: '', dataValidade: '', arquivo: undefined },
    ['alvara-numero', 'alvara-validade', 'alvara-arquivo'],
  ],
  [
    'with a large photograph, which is made smaller',
    { arquivo: new File([new Uint8Array(6_000_000)], 'a.JPG') },
    [],
  ],
  ['with a large PDF', { arquivo: new File([new Uint8Array(6_000_000)], 'a.pdf') }, ['alvara-arquivo']],
] as const)('a renewal %s', (_nome, parte, fields) => {
  expect(checkRenovacao({ ...inteira, ...parte }, '2026-12-10', HOJE).map(({ fieldId }) => fieldId)).toEqual(
    fields,
  )
})
