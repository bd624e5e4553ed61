import { Button } from '../ui/action/Button.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuItemLink } from './MenuItemLink.tsx'
import { iconOf } from './menuIcon.ts'
import styles from './SideMenu.module.css'
import { useMenu } from './useMenu.ts'

/** The side menu of Spec §2.1: the home entry, the groups, the ungrouped items; icons alone on medium screens. */
export function SideMenu() {
  const { secoes, flags, isFailed, retry } = useMenu()
  return (
    <nav aria-label="Menu" className={styles.menu} id="menu" tabIndex={-1}>
      {isFailed && (
        <Button icon="refresh" onPress={retry} size="pequeno">
          Carregar o menu
        </Button>
      )}
      {!secoes && !isFailed && <Skeleton label="Carregando o menu" lines={5} shape="row" />}
      <ul className={styles.list}>
        {secoes?.map((secao) =>
          secao.isGrupo ? (
            <MenuGroup flags={flags} key={secao.id} secao={secao} />
          ) : (
            <li className={styles.single} key={secao.id}>
              {secao.itens.map((item) => (
                <MenuItemLink
                  flags={flags}
                  icon={iconOf(secao.id)}
                  item={item}
                  key={item.identificadorItem}
                  onChoose={() => undefined}
                />
              ))}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
