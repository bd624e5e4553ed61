import { credenciado } from '@portal/contract/credenciado.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connection } from '../../api/connection.ts'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'

const semConexao = page.getByText('Sem conexão', { exact: true })
const foraDoAr = page.getByText('Serviço fora do ar por instantes')
const vazio = page.getByRole('heading', { name: 'Nada a vencer' })

beforeEach(() => {
  answer(prazo.listPrazos, { nroPagina: 1 })
})

test('sem conexão o portal o diz; de volta, pergunta na hora e lê de novo o que falhou', async () => {
  const mend = refuse(prazo.listPrazos, 'API-GEN-0005')
  openPage('/portal/prazos')
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  window.dispatchEvent(new Event('offline'))
  await expect.element(semConexao).toBeVisible()
  await expect.element(page.getByText(/continua nesta tela; o que não foi, envie de novo/)).toBeVisible()
  await expectAccessible()
  mend()
  const before = sent(credenciado.getInfo).length
  window.dispatchEvent(new Event('online'))
  await expect.element(semConexao).not.toBeInTheDocument()
  expect(sent(credenciado.getInfo)).toHaveLength(before + 1)
  await expect.element(vazio).toBeVisible()
})

test('com o serviço fora do ar, diz que nada se perdeu', async () => {
  openPage('/portal/prazos')
  await expect.element(vazio).toBeVisible()
  connection.set('indisponivel')
  await expect.element(foraDoAr).toBeVisible()
  await expect
    .element(page.getByText('Continuamos tentando. Nada do que você digitou se perdeu.'))
    .toBeVisible()
  connection.set('conectado')
  await expect.element(foraDoAr).not.toBeInTheDocument()
})
