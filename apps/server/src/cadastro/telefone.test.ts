import { cadastro } from '@portal/contract/cadastro.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { contatosDe100001, SENHA } from './cadastro.fixture.ts'

const t = await openTestApp()

const { contatoCredenciado: pessoa, contatoUnidade: unidade } = contatosDe100001
const update = async (contatos: Partial<typeof contatosDe100001>) =>
  t.call(
    cadastro.updateContatos,
    { body: { ...contatosDe100001, ...contatos, senha: SENHA } },
    { as: await t.as(100001) },
  )

it("keeps a landline as the clinic's WhatsApp, without the country's code", async () => {
  const { status } = await update({ contatoUnidade: { ...unidade, whatsAppClinica: '+55 (11) 3234-5678' } })
  expect(status).toBe(200)
  const { body } = await t.call(cadastro.getContatos, {}, { as: await t.as(100001) })
  expect(body.contatoUnidade.whatsAppClinica).toBe('1132345678')
})

it('refuses a landline as the private one, by its name', async () => {
  expect(await update({ contatoCredenciado: { ...pessoa, whatsAppPessoal: '1132345678' } })).toMatchObject({
    codigo: 'API-CAD-0002',
    body: {
      detalhes: [
        {
          campo: 'whatsAppPessoal',
          mensagem: 'WhatsApp pessoal: informe o DDD e o celular, com 11 dígitos, começando por 9.',
        },
      ],
    },
  })
})
