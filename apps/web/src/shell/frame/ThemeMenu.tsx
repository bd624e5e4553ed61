import { IconButton } from '../../ui/action/IconButton.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { theme, themes } from '../../ui/theme.ts'
import { useTheme } from '../../ui/useTheme.ts'

const names = {
  sistema: 'Do sistema',
  claro: 'Claro',
  escuro: 'Escuro',
  contraste: 'Alto contraste',
} as const
const icons = { sistema: 'system', claro: 'sun', escuro: 'moon', contraste: 'contrast' } as const

/** Light, dark, high contrast, or as the system says. */
export function ThemeMenu() {
  const current = useTheme()
  return (
    <Menu
      entries={themes.map((id) => ({
        id,
        label: names[id],
        icon: icons[id],
        onAction: () => theme.choose(id),
      }))}
      label="Tema"
      placement="bottom end"
      trigger={<IconButton icon={icons[current]} label={`Tema: ${names[current]}`} />}
    />
  )
}
