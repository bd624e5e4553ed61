import { changeRows, readRows } from '../apps/server/src/testing/faults/database.ts'
import { expect } from './person.ts'
import { type PortalProprio, test } from './portal.ts'

// One provider, whose permissions the tests change in turn.
test.describe.configure({ mode: 'default' })

const CREDENCIADO = 100004

const take = ({ dataDir }: PortalProprio, tiradas: readonly string[]) =>
  changeRows(
    dataDir,
    `update credenciado set permissoes = array(select p from unnest(permissoes) p where p <> all ($1))
      where codigo = $2`,
    [tiradas, CREDENCIADO],
  )

/** The portal is others' too: what was taken is given back. */
let permissoes: readonly string[] = []
test.beforeEach(async ({ portal }) => {
  const [row] = await readRows<{ permissoes: string[] }>(
    portal.dataDir,
    'select permissoes from credenciado where codigo = $1',
    [CREDENCIADO],
  )
  permissoes = row?.permissoes ?? []
})
test.afterEach(({ portal }) =>
  changeRows(portal.dataDir, 'update credenciado set permissoes = $1 where codigo = $2', [
    permissoes,
    CREDENCIADO,
  ]),
)

test('sem as permissões do dinheiro, a guia paga não mostra o que foi pago nem glosado', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  const [paga] = await readRows<{ numero: string }>(
    portal.dataDir,
    'select numero_ficha as numero from guia where codigo_credenciado = $1 and status_ficha = 12 limit 1',
    [CREDENCIADO],
  )
  const tabela = page.getByRole('table', { name: 'Eventos da guia' })
  const pagamento = tabela.getByRole('columnheader', { name: /^(Pago|Glosado)$/ })
  await open(`/portal/guia/${paga?.numero}`, String(CREDENCIADO))
  await expect(pagamento).not.toHaveCount(0)
  await take(portal, ['INDICADORES', 'DEMONSTRATIVO', 'RECURSO_GLOSA'])
  await page.reload()
  await expect(tabela.getByRole('columnheader', { name: 'Valor' })).toBeVisible()
  await expect(pagamento).toHaveCount(0)
  await expectAccessible()
})

test('sem a consulta de guias, o início lista as pendências sem pacientes nem links', async ({
  page,
  open,
  portal,
  expectAccessible,
}) => {
  // The deadlines beside them name the cure before the guide.
  const pendentes = page.getByRole('listitem').filter({ hasText: /^Guia \d+/ })
  const guias = page.getByRole('link', { name: /Guia \d+$/ })
  await open('/portal', String(CREDENCIADO))
  const [guia] = await readRows<{ numero: string; nome: string }>(
    portal.dataDir,
    `select g.numero_ficha as numero, a.nome from guia g join associado a on a.codigo = g.codigo_associado
      where g.codigo_credenciado = $1 and g.status_ficha in (4, 5) order by g.prazo, g.numero_ficha limit 1`,
    [CREDENCIADO],
  )
  await expect(pendentes.filter({ hasText: guia?.numero ?? '' })).toContainText(guia?.nome ?? 'nome')
  await expect(guias).not.toHaveCount(0)

  await take(portal, ['CONSULTA_GTO'])
  await open('/portal', String(CREDENCIADO))
  await expect(pendentes.filter({ hasText: guia?.numero ?? '' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(guia?.nome ?? 'nome')
  await expect(guias).toHaveCount(0)
  await expectAccessible()
})

test('sem o demonstrativo, o início não tem o repasse', async ({ page, open, portal }) => {
  const repasse = page.getByRole('heading', { name: 'Repasse' })
  await open('/portal', String(CREDENCIADO))
  await expect(repasse).toBeVisible()
  await take(portal, ['DEMONSTRATIVO'])
  await open('/portal', String(CREDENCIADO))
  await expect(page.getByRole('heading', { name: 'Produção em doze meses' })).toBeVisible()
  await expect(repasse).toHaveCount(0)
})
