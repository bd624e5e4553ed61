import { describe, expect, it } from 'vitest'
import {
  type ContatosCadastro,
  findFaltaContato,
  findFaltaTelefone,
  listFaltasContatos,
  normalizeContatos,
} from './contatoCadastro.ts'

const contatos: ContatosCadastro = {
  contatoCredenciado: { numeroCel: '(11) 98765-0112', whatsAppPessoal: '', email: ' ana@exemplo.com ' },
  contatoUnidade: { numeroCelClinica: '', numeroFoneFixoClinica: '11 3265.4321', whatsAppClinica: '' },
}

it('keeps digits alone of the phones (Spec §5)', () => {
  expect(normalizeContatos(contatos)).toEqual({
    contatoCredenciado: { numeroCel: '11987650112', whatsAppPessoal: '', email: 'ana@exemplo.com' },
    contatoUnidade: { numeroCelClinica: '', numeroFoneFixoClinica: '1132654321', whatsAppClinica: '' },
  })
})

describe('what may be kept', () => {
  it.each([
    ['celular', '11987650112', true],
    ['celular', '1187650112', false],
    ['celular', '11887650112', false],
    ['celular', '119876501121', false],
    ['celular', '011987650112', false],
    ['celular', '20987650112', false],
    ['celular', '11999999999', false],
    ['celular', '11999999990', true],
    ['celular', '11987777777', true],
    ['fixo', '1132654321', true],
    ['fixo', '11982654321', false],
    ['fixo', '1192654321', false],
    ['fixo', '11326543210', false],
    ['fixo', '01132654321', false],
    ['fixo', '1032654321', false],
    ['telefone', '1132345678', true],
    ['telefone', '11987650112', true],
    ['telefone', '11882345678', false],
    ['telefone', '113234567', false],
    ['email', 'ana@exemplo.com', true],
    ['email', 'ana@exemplo', false],
    ['email', 'ana exemplo@a.com', false],
  ] as const)('%s %s: %s', (tipo, valor, aceito) => {
    expect(findFaltaContato(tipo, valor) === undefined).toBe(aceito)
  })
})

it.each([
  ['celular', '1187650112', 'Informe o DDD e o celular, com 11 dígitos, começando por 9.'],
  ['fixo', '113265432', 'Informe o DDD e o telefone fixo, com 10 dígitos.'],
  ['celular', '20987650112', 'O DDD 20 não existe.'],
  ['celular', '11999999999', 'Este número não existe.'],
] as const)('of the %s %s is said: %s', (tipo, valor, falta) => {
  expect(findFaltaContato(tipo, valor)).toBe(falta)
})

it('asks for e-mail and mobile, and for nothing of the unit', () => {
  expect(listFaltasContatos(normalizeContatos(contatos))).toEqual([])
  const vazios = normalizeContatos({
    ...contatos,
    contatoCredenciado: { numeroCel: '', whatsAppPessoal: '1', email: '' },
  })
  expect(listFaltasContatos(vazios)).toEqual([
    { campo: 'email', mensagem: 'Informe o campo E-mail.' },
    { campo: 'numeroCel', mensagem: 'Informe o campo Celular.' },
    {
      campo: 'whatsAppPessoal',
      mensagem: 'WhatsApp pessoal: informe o DDD e o celular, com 11 dígitos, começando por 9.',
    },
  ])
})

it('of several wrong phones each says which it is; the WhatsApp of the clinic alone may be a landline', () => {
  const iguais = { numeroCel: '1132345678', whatsAppPessoal: '1132345678', email: 'ana@exemplo.com' }
  const unidade = { numeroCelClinica: '', numeroFoneFixoClinica: '', whatsAppClinica: '(11) 3234-5678' }
  const faltas = listFaltasContatos(
    normalizeContatos({ contatoCredenciado: iguais, contatoUnidade: unidade }),
  )
  expect(faltas).toEqual([
    {
      campo: 'numeroCel',
      mensagem: 'Celular: informe o DDD e o celular, com 11 dígitos, começando por 9.',
    },
    {
      campo: 'whatsAppPessoal',
      mensagem: 'WhatsApp pessoal: informe o DDD e o celular, com 11 dígitos, começando por 9.',
    },
  ])
})

it.each([
  ['11988887777', undefined],
  ['1133334444', undefined],
  ['113333444', 'Informe o telefone com DDD, com 10 ou 11 dígitos.'],
  ['00000000000', 'Informe o DDD e o celular, com 11 dígitos, começando por 9.'],
  ['11999999999', 'Este número não existe.'],
  ['2033334444', 'O DDD 20 não existe.'],
])('a phone of either kind: %s', (digitos, falta) => {
  expect(findFaltaTelefone(digitos)).toBe(falta)
})
