import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { LoginPage } from './acesso/login/LoginPage.tsx'
import login from './acesso/login/login.css?inline'
import type { LoginState } from './acesso/login/loginState.ts'
import { pruneProperties } from './acesso/login/pruneProperties.ts'
import aurora from './marca/aurora.css?inline'
import { findMarca } from './marca/findMarca.ts'
import lumina from './marca/lumina.css?inline'
import { type MarcaId, marcas } from './marca/marca.data.ts'
import meridiano from './marca/meridiano.css?inline'
import { PortalSkeleton } from './shell/frame/PortalSkeleton.tsx'
import contraste from './ui/contraste.css?inline'

/** What the server makes pages with; built apart, it is the only code of the web that runs there. */
export const marcaIds: readonly string[] = marcas.map(({ id }) => id)

const cores: Readonly<Record<MarcaId, string>> = { aurora, meridiano, lumina }

/** The body of the login page. */
export const renderLogin = (marca: string, state: LoginState): string =>
  renderToString(<LoginPage marca={findMarca(marca)} state={state} />)

const vazio: LoginState = { action: '', login: '', demonstracao: [] }
const estilos = new Map(
  marcas.map(({ id }) => [id, pruneProperties(cores[id] + contraste + login, renderLogin(id, vazio))]),
)

/** The login's inline style for a brand; the same text each time, for the policy knows it by its hash. */
export const loginStyle = (marca: MarcaId): string => estilos.get(marca) ?? ''

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
