import { MarcaLogo } from '../../src/marca/MarcaLogo.tsx'
import { marcas } from '../../src/marca/marcas.ts'
import { SeloAns } from '../../src/marca/SeloAns.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import styles from '../Gallery.module.css'

export function BrandSection() {
  return (
    <Card description="Dados de cada rede; nenhum componente pergunta qual é." title="Marcas">
      <div className={styles.grid}>
        {marcas.map((marca) => (
          <div className={styles.stack} data-marca={marca.id} key={marca.id}>
            <MarcaLogo marca={marca} size="grande" />
            <div className={`${styles.onFrame} ${styles.row}`}>
              <MarcaLogo isOnFrame marca={marca} />
              <SeloAns marca={marca} />
            </div>
            <SeloAns marca={marca} />
            <p className={styles.code}>
              {marca.razaoSocial}, CNPJ {marca.cnpj}
            </p>
          </div>
        ))}
      </div>
    </Card>
  )
}
