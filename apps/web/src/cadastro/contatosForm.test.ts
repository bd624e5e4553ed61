import { expect, it } from 'vitest'
import {
  checkContatos,
  isRetirada,
  listEsperas,
  listMudancas,
  sayMudancas,
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
    { campo: 'whatsAppClinica', rotulo: 'WhatsApp da clínica', de: 'nenhum', para: '(11) 91234-5678' },
  ])
})

it('says of each change whether it is in force, or waits for its code', () => {
  const novos = { ...campos, email: 'nova@exemplo.com', numeroFoneFixoClinica: '' }
  const mudancas = listMudancas(campos, novos)
  const depois = toContatos({ ...novos, email: campos.email })
  const espera = { ...depois, emConfirmacao: { email: 'nova@exemplo.com', numeroCel: null } }
  const fixo = 'Telefone fixo da clínica retirado.'
  expect(sayMudancas([], { ...contatos, emConfirmacao: null })).toBe('Os contatos continuam os mesmos.')
  expect(sayMudancas(mudancas, espera)).toBe(
    `E-mail muda para nova@exemplo.com só depois do código, logo abaixo. ${fixo}`,
  )
  expect(sayMudancas(mudancas, { ...toContatos(novos), emConfirmacao: null })).toBe(
    `E-mail alterado para nova@exemplo.com. ${fixo}`,
  )
  // Another change waits in its place.
  const outra = { ...depois, emConfirmacao: { email: 'outra@exemplo.com', numeroCel: null } }
  expect(sayMudancas(mudancas, outra)).toBe(fixo)
  // The code came to nothing: the e-mail is as it was.
  expect(sayMudancas(mudancas, { ...depois, emConfirmacao: null })).toBe(fixo)
})
