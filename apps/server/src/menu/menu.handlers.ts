import type { menu } from '@portal/contract/menu.ts'
import type { Handlers } from '../http/handler.ts'
import { loadMenu } from './loadMenu.ts'

export const menuHandlers: Handlers<typeof menu> = {
  getMenu: ({ db, sessao, services }) => loadMenu(db, sessao, services.config),
}
