import { expect, it } from 'vitest'
import {
  checkContatos,
  isRetirada,
  listEsperas,
  listMudancas,
  toCampos,
  toContatos,
  toPedidos,
} from './contatosForm.ts'

const contatos = {
  contatoCredenciado: { numeroCel: '11987650112', whatsAppPessoal: '', email: 'ana@exemplo.com' },
  contatoUnidade: { numeroCelClinica: '', numeroFoneFixoClinica: '1132654321', whatsAppClinica: '' },
}
const campos = toCampos(contatos)

it('shows phones under their mask, and sends digits alone', () => {
  expect(campos).toMatchObject({ numeroCel: '(11) 98765-0112', numeroFoneFixoClinica: '(11) 3265-4321' })
  expect(toContatos(campos)).toEqual(contatos)
})

it('keeps what waits for its code in its place, and tells when it would be taken back', () => {
  const espera = { ...contatos, emConfirmacao: { email: 'nova@exemplo.com', numeroCel: null } }
  expect(toPedidos(espera)).toEqual({ ...campos, email: 'nova@exemplo.com' })
  expect(toPedidos({ ...contatos, emConfirmacao: null })).toEqual(campos)
  expect(isRetirada(espera, toPedidos(espera))).toBe(false)
  expect(isRetirada(espera, campos)).toBe(true)
  expect(isRetirada({ ...contatos, emConfirmacao: null }, campos)).toBe(false)
  const ambos = { ...contatos, emConfirmacao: { email: 'nova@exemplo.com', numeroCel: '11912345678' } }
  expect(isRetirada(ambos, { ...toPedidos(ambos), email: campos.email })).toBe(false)
  expect(isRetirada(ambos, { ...toPedidos(ambos), numeroCel: campos.numeroCel })).toBe(false)
})

it('tells each field that has to be mended', () => {
  expect(checkContatos(campos)).toEqual([])
  expect(checkContatos({ ...campos, numeroCel: '11', email: '' }).map(({ fieldId }) => fieldId)).toEqual([
    'contato-email',
    'contato-numeroCel',
  ])
})

it('lists what changes, and nothing else', () => {
  expect(listEsperas(campos, { ...campos, whatsAppClinica: '' })).toEqual([])
  expect(listEsperas(campos, { ...campos, numeroCel: '(11) 91234-0000' })).toEqual(['Celular'])
  expect(listMudancas(campos, campos)).toEqual([])
  expect(listMudancas(campos, { ...campos, whatsAppClinica: '(11) 91234-5678' })).toEqual([
    { rotulo: 'WhatsApp da clínica', de: 'nenhum', para: '(11) 91234-5678' },
  ])
})
