import type { GrupoMenu } from '@portal/domain/menu/menu.tables.ts'
import type { IconName } from '../ui/icon.data.ts'

/** Icons of the menu's groups and of the items outside them, by the identifiers of Spec §2. */
const icons: Readonly<Record<string, IconName>> = {
  INTERNO_HOME: 'home',
  INTERNO_COMUNICADOS: 'mail',
  INTERNO_PRAZOS: 'clock',
  atendimento: 'tooth',
  acervoDigital: 'image',
  recursoGlosa: 'shield',
  financeiro: 'money',
  autoatendimento: 'settings',
  biblioteca: 'book',
} satisfies Record<GrupoMenu | 'INTERNO_HOME' | 'INTERNO_COMUNICADOS' | 'INTERNO_PRAZOS', IconName>

export const iconOf = (identificador: string): IconName => icons[identificador] ?? 'list'
