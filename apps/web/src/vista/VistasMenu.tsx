import type { Vista } from '@portal/contract/vista.ts'
import type { TelaVista } from '@portal/domain/vista/telaVista.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '../calendario/format.ts'
import { createLate } from '../carregamento/createLate.tsx'
import { Button } from '../ui/action/Button.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { afterMenu } from '../ui/overlay/afterMenu.ts'
import { Menu } from '../ui/overlay/Menu.tsx'
import type { MenuEntry } from '../ui/overlay/menuEntry.ts'
import { type Busca, findAberta, toBusca } from './endereco.ts'
import { useVistaPadrao } from './useVistaPadrao.ts'
import { vistasQuery } from './vista.queries.ts'

const GuardarVistaDialog = createLate(
  async () => (await import('./GuardarVistaDialog.tsx')).GuardarVistaDialog,
)
const VistasDialog = createLate(async () => (await import('./VistasDialog.tsx')).VistasDialog)

type Janela = 'guardar' | 'organizar'

/** How the page goes to an address of the list: another one, or this one in the place of the one before. */
export type ComoIr = { replace?: true; state?: { semVista: true } }

export type VistasMenuProps = {
  tela: TelaVista
  /** The search parameters of the list's address. */
  busca: Busca
  /** The filters in force, in words. */
  palavras: readonly string[]
  onGo: (busca: Record<string, string>, como: ComoIr) => void
}

/** The saved views of a list (Interface B6.13): to open one, to keep what is on the screen, to put them in order. */
export function VistasMenu({ tela, busca, palavras, onGo }: VistasMenuProps) {
  const { data } = useQuery(vistasQuery)
  const [aberto, setAberto] = useState<Janela>()
  const hoje = today()
  const vistas = data?.filter((vista) => vista.tela === tela)
  const atual = findAberta(vistas ?? [], busca, hoje)
  const open = (vista: Vista, como: ComoIr = {}) => onGo(toBusca(vista.filtros, hoje), como)
  useVistaPadrao(busca, vistas, {
    onOpen: (vista) => open(vista, { replace: true }),
    onFree: () => onGo({}, { replace: true, state: { semVista: true } }),
  })

  const close = () => setAberto(undefined)
  return (
    <>
      <Menu
        entries={listEntries(vistas ?? [], atual, {
          open,
          clear: () => onGo({}, { state: { semVista: true } }),
          ask: (janela) => afterMenu(() => setAberto(janela)),
        })}
        label="Vistas"
        placement="bottom end"
        trigger={
          <Button
            icon="filter"
            onFocus={() => {
              GuardarVistaDialog.fetchAhead()
              VistasDialog.fetchAhead()
            }}
          >
            {atual ? `Vista: ${atual.nome}` : 'Vistas'}
          </Button>
        }
      />
      <VisuallyHidden>
        <span role="status">{atual && `Vista ${atual.nome} na tela.`}</span>
      </VisuallyHidden>
      {aberto === 'guardar' && (
        <GuardarVistaDialog busca={busca} onClose={close} palavras={palavras} tela={tela} />
      )}
      {aberto === 'organizar' && <VistasDialog busca={busca} onClose={close} vistas={vistas ?? []} />}
    </>
  )
}

type Acoes = {
  open: (vista: Vista) => void
  clear: () => void
  ask: (janela: Janela) => void
}

function listEntries(
  vistas: readonly Vista[],
  atual: Vista | undefined,
  { open, clear, ask }: Acoes,
): MenuEntry[] {
  const guardadas: MenuEntry[] = vistas.map((vista) => ({
    id: String(vista.numero),
    label: vista.nome,
    icon: vista === atual ? 'check' : 'filter',
    ...(vista.padrao && { description: 'Abre com a lista' }),
    onAction: () => open(vista),
  }))
  return [
    ...guardadas,
    ...(vistas.length > 0 ? [{ id: 'linha', kind: 'separator' } as const] : []),
    ...(atual ? [{ id: 'sem', label: 'Sair da vista', icon: 'close', onAction: clear } as const] : []),
    { id: 'guardar', label: 'Guardar esta vista…', icon: 'save', onAction: () => ask('guardar') },
    ...(vistas.length > 0
      ? [
          {
            id: 'organizar',
            label: 'Organizar as vistas…',
            icon: 'edit',
            onAction: () => ask('organizar'),
          } as const,
        ]
      : []),
  ]
}
