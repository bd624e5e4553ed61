import { Icon } from '../../src/ui/Icon.tsx'
import { type IconName, icons } from '../../src/ui/icon.data.ts'
import { Card } from '../../src/ui/layout/Card.tsx'
import styles from '../Gallery.module.css'

const names = Object.keys(icons).filter((name): name is IconName => name in icons)

export function IconsSection() {
  return (
    <Card title="Ícones">
      <div className={styles.icons}>
        {names.map((name) => (
          <div className={styles.icon} key={name}>
            <Icon name={name} size={24} />
            <span className={styles.code}>{name}</span>
          </div>
        ))}
      </div>
    </Card>
  )
}
