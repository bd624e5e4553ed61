import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { LoginPage } from './acesso/login/LoginPage.tsx'
import login from './acesso/login/login.css?inline'
import type { LoginState } from './acesso/login/loginState.ts'
import { pruneProperties } from './acesso/login/pruneProperties.ts'
import { findMarca } from './marca/findMarca.ts'
import { marcas } from './marca/marcas.ts'
import { PortalSkeleton } from './shell/frame/PortalSkeleton.tsx'
import contraste from './ui/contraste.css?inline'

/** What the server makes pages with; built apart, it is the only code of the web that runs there. */
export const marcaIds: readonly string[] = marcas.map(({ id }) => id)

const cores = import.meta.glob<string>(['./marca/*.css', '!./marca/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** The body of the login page. */
export const renderLogin = (marca: string, state: LoginState): string =>
  renderToString(<LoginPage marca={findMarca(marca)} state={state} />)

function getCores(id: string): string {
  const folha = cores[`./marca/${id}.css`]
  if (folha === undefined) throw new Error(`the network ${id} has no style sheet marca/${id}.css`)
  return folha
}

const vazio: LoginState = { action: '', login: '', demonstracao: [] }
const estilos = new Map(
  marcas.map(({ id }) => [id, pruneProperties(getCores(id) + contraste + login, renderLogin(id, vazio))]),
)

/** The login's inline style for a brand; the same text each time, for the policy knows it by its hash. */
export const loginStyle = (marca: string): string => estilos.get(marca) ?? ''

/** What stands in the portal's place until its script has come; its theme is the document's. */
export const renderSkeleton = (
  id: string,
  identidade: ComponentProps<typeof PortalSkeleton>['identidade'],
  isDensa: boolean,
) => renderToString(<PortalSkeleton identidade={identidade} isDensa={isDensa} marca={findMarca(id)} />)

/** A brand's marks for the browser, as `applyMarca` would leave them in the head. */
export function renderHead(id: string): string {
  const { favicon, corMoldura } = findMarca(id)
  return renderToString(
    <>
      <link href={favicon} rel="icon" />
      <meta content={corMoldura.claro} media="(prefers-color-scheme: light)" name="theme-color" />
      <meta content={corMoldura.escuro} media="(prefers-color-scheme: dark)" name="theme-color" />
    </>,
  )
}
