import { expect, it } from 'vitest'
import { checkContatos, listMudancas, toCampos, toContatos } from './contatosForm.ts'

const contatos = {
  contatoCredenciado: { numeroCel: '11987650112', whatsAppPessoal: '', email: 'ana@exemplo.com' },
  contatoUnidade: { numeroCelClinica: '', numeroFoneFixoClinica: '1132654321', whatsAppClinica: '' },
}
const campos = toCampos(contatos)

it('shows phones under their mask, and sends digits alone', () => {
  expect(campos).toMatchObject({ numeroCel: '(11) 98765-0112', numeroFoneFixoClinica: '(11) 3265-4321' })
  expect(toContatos(campos)).toEqual(contatos)
})

it('tells each field that has to be mended', () => {
  expect(checkContatos(campos)).toEqual([])
  expect(checkContatos({ ...campos, numeroCel: '11', email: '' }).map(({ fieldId }) => fieldId)).toEqual([
    'contato-email',
    'contato-numeroCel',
  ])
})

it('lists what changes, and nothing else', () => {
  expect(listMudancas(campos, campos)).toEqual([])
  expect(listMudancas(campos, { ...campos, whatsAppClinica: '(11) 91234-5678' })).toEqual([
    { rotulo: 'WhatsApp da clínica', de: 'nenhum', para: '(11) 91234-5678' },
  ])
})
