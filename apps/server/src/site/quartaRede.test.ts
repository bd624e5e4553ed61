import { validateSenha } from '@portal/domain/acesso/senha.ts'
import { showRotulo } from '@portal/domain/menu/showRotulo.ts'
import { enderecoFim, enderecoSenha, getNomeRede, prefixosRede } from '@portal/domain/rede/rede.tables.ts'
import { expect, it, vi } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { openTestSite } from './site.fixture.ts'

/** A fourth network is data alone (Produto §2): a row, and all is there that the three have. */
vi.mock('@portal/domain/rede/rede.data.ts', async (importOriginal) => {
  const { redes } = await importOriginal<typeof import('@portal/domain/rede/rede.data.ts')>()
  const { quartaRede } = await import('@portal/domain/rede/quartaRede.fixture.ts')
  return { redes: [...redes, quartaRede] }
})

const test = await openTestApp()
const { app } = await openTestSite(test)

it('has its name, its words and its addresses', () => {
  expect(getNomeRede('SOLAR')).toBe('Solar')
  expect(prefixosRede).toEqual(['/meridiano', '/sol-dental'])
  expect(showRotulo({ rotulo: 'Universidade Aurora', nomeDaRede: 'biblioteca' }, 'SOLAR')).toBe(
    'Universidade Solar',
  )
  expect(enderecoSenha('SOLAR', 'CadastrarSenha')).toBe('/sol-dental/CadastrarSenha')
  expect(enderecoFim('SOLAR', 'expirada')).toBe('/sol-dental/expirado')
  expect(validateSenha('minhaSolar2', { login: '100001' })).toEqual(['previsivel'])
})

it.each([
  ['/sol-dental', 302, '/sol-dental/login'],
  ['/', 302, '/sol-dental/login'],
  ['/sol-dental/expirado', 200, undefined],
  ['/sol-dental/CadastrarSenha', 200, undefined],
  ['/sol-dental/outra', 404, undefined],
])('%s answers %i and leads to %s', async (url, status, location) => {
  const headers = { accept: 'text/html', cookie: 'portal.rede=solar' }
  const response = await app.inject({ method: 'GET', url, headers })
  expect([response.statusCode, response.headers.location]).toEqual([status, location])
})

it('has its login, in its brand', async () => {
  const { body, statusCode } = await app.inject({ method: 'GET', url: '/sol-dental/login' })
  expect(statusCode).toBe(200)
  expect(body).toContain('data-marca="solar"')
  expect(body).toContain('<main>solar</main>')
  expect(body).toContain('&quot;action&quot;:&quot;/sol-dental/login&quot;')
})
