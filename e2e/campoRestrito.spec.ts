import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { expect } from './person.ts'
import { test } from './portal.ts'

const CREDENCIADO = 100004

test('tiradas as permissões, o que era delas some da guia e do início', async ({ page, open, portal }) => {
  const [conta] = await readRows<{ permissoes: string[] }>(
    portal.dataDir,
    'select permissoes from credenciado where codigo = $1',
    [CREDENCIADO],
  )
  const permissoes = conta?.permissoes ?? []
  const keep = (ficam: readonly string[]) =>
    changeRows(portal.dataDir, 'update credenciado set permissoes = $1 where codigo = $2', [
      ficam,
      CREDENCIADO,
    ])
  const [paga] = await readRows<{ numero: string }>(
    portal.dataDir,
    'select numero_ficha as numero from guia where codigo_credenciado = $1 and status_ficha = 12 limit 1',
    [CREDENCIADO],
  )
  const [pendente] = await readRows<{ numero: string; nome: string }>(
    portal.dataDir,
    `select g.numero_ficha as numero, a.nome from guia g join associado a on a.codigo = g.codigo_associado
      where g.codigo_credenciado = $1 and g.status_ficha in (4, 5) order by g.prazo, g.numero_ficha limit 1`,
    [CREDENCIADO],
  )
  const tabela = page.getByRole('table', { name: 'Eventos da guia' })
  const pagamento = tabela.getByRole('columnheader', { name: /^(Pago|Ainda não pago|Glosado)$/ })
  const linha = page.getByRole('listitem').filter({ hasText: `Guia ${pendente?.numero}` })
  const repasse = page.getByRole('heading', { name: 'Repasse' })

  await open(`/portal/guia/${paga?.numero}`, String(CREDENCIADO))
  await expect(pagamento).not.toHaveCount(0)
  await page.goto('/portal')
  await expect(linha).toContainText(pendente?.nome ?? 'nome')
  await expect(repasse).toBeVisible()

  const dinheiro = ['INDICADORES', 'DEMONSTRATIVO', 'RECURSO_GLOSA', 'RELAT_GTO']
  await keep(permissoes.filter((permissao) => !dinheiro.includes(permissao)))
  await open(`/portal/guia/${paga?.numero}`, String(CREDENCIADO))
  await expect(tabela.getByRole('columnheader', { name: 'Valor' })).toBeVisible()
  await expect(pagamento).toHaveCount(0)
  await keep(
    permissoes.filter((permissao) => ![...dinheiro, 'CONSULTA_GTO', 'SOLIC_AUTO'].includes(permissao)),
  )
  await open('/portal', String(CREDENCIADO))
  await expect(linha).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(pendente?.nome ?? 'nome')
  await expect(page.getByRole('link', { name: /Guia \d+$/ })).toHaveCount(0)
  await expect(repasse).toHaveCount(0)
  // The portal is others' too: what was taken is given back.
  await keep(permissoes)
})
