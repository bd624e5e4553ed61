import { changeRows } from '../apps/server/src/testing/faults/database.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

test.use({ dono: 'notificacao' })

const tell = (dataDir: string, numero: number, texto: string) =>
  changeRows(
    dataDir,
    `insert into notificacao (codigo_credenciado, tipo, referencia, texto, em)
     values (100001, 'ALVARA', $1, $2, now())`,
    [numero, texto],
  )

test('o que a operadora fez chega ao sino sem recarregar, fica para depois e abre o que diz', async ({
  page,
  open,
  portal,
}) => {
  await open('/portal')
  // The operator's notices that it counts as well have come.
  const sino = page.getByRole('button', { name: /^Avisos, \d+ não lidos/ })
  await expect(sino).toBeVisible()
  const antes = Number(/\d+/.exec((await sino.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  await tell(portal.dataDir, 1, 'Alvará sanitário: renovação aceita')
  await expect(page.getByRole('button', { name: `Avisos, ${antes + 1} não lidos` })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('button', { name: `Avisos, ${antes + 1} não lidos` })).toBeVisible()
  await sino.press('Enter')
  const painel = page.getByRole('dialog', { name: 'Avisos' })
  const aviso = painel.getByRole('listitem').filter({ hasText: 'renovação aceita' })
  await expect(aviso.getByText('Novo')).toBeVisible()
  await painel.getByRole('button', { name: 'Avisar também por e-mail' }).press('Enter')
  const alvaras = painel.getByRole('checkbox', { name: 'Alvarás: validade e renovação' })
  await alvaras.press('Space')
  await expect(alvaras).toBeChecked()
  await aviso.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/atualizacaoCadastral\?aba=alvaras/)
  await expect(painel).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: `Avisos, ${antes} não lidos` })).toBeVisible()
})
