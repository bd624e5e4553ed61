import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { lugares } from '../../guia/acao/lugares.ts'
import { Button } from '../../ui/action/Button.tsx'
import { focusField } from '../../ui/feedback/focusField.ts'
import { afterMenu } from '../../ui/overlay/afterMenu.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import type { MenuEntry } from '../../ui/overlay/menuEntry.ts'
import type { useFavoritos } from './useFavoritos.ts'

type FavoritosMenuProps = {
  favoritos: ReturnType<typeof useFavoritos>
  onApply: (codigoEvento: string) => void
}

/** The events that one key each includes, on every computer of the practice, and the keeping of the last one. */
export function FavoritosMenu({ favoritos, onApply }: FavoritosMenuProps) {
  const { favoritos: lista, ultimo, isFavorito, isCheio, toggleUltimo } = favoritos
  const apply = (codigoEvento: string) => {
    onApply(codigoEvento)
    // What the event still wants, its tooth, is written in the line.
    afterMenu(() => focusField(lugares.linha))
  }
  const entries: MenuEntry[] = lista.map(({ codigoEvento, descricao, fora }, indice) => ({
    id: codigoEvento,
    label: `${formatCodigoEvento(codigoEvento)} ${descricao}`,
    keys: `Alt+${indice + 1}`,
    ...(!fora && { onAction: () => apply(codigoEvento) }),
    ...(fora && !fora.href && { isDisabled: true, ...(fora.porque && { description: fora.porque }) }),
    ...(fora?.href && { href: fora.href, description: `${fora.porque} Pedir uma autorização nela.` }),
  }))
  if (ultimo) {
    entries.push(
      {
        id: 'repetir',
        label: `Repetir o último: ${ultimo.descricao}`,
        keys: 'Alt+0',
        icon: 'refresh',
        onAction: () => apply(ultimo.codigoEvento),
      },
      {
        id: 'guardar',
        label: isFavorito ? 'Tirar o último dos favoritos' : 'Guardar o último nos favoritos',
        icon: 'star',
        onAction: toggleUltimo,
        ...(!isFavorito && isCheio && { isDisabled: true, description: 'Cabem nove favoritos.' }),
      },
    )
  }
  if (entries.length === 0) {
    entries.push({
      id: 'vazio',
      label: 'Nenhum favorito ainda',
      description: 'Inclua um evento e guarde-o aqui: ele ganha uma tecla.',
      isDisabled: true,
    })
  }
  return (
    <Menu
      entries={entries}
      label="Favoritos"
      placement="bottom end"
      trigger={
        <Button icon="star" id="favoritos" variant="fantasma">
          Favoritos
        </Button>
      }
    />
  )
}
