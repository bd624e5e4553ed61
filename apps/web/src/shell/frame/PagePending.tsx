import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** The place of a page whose data is on its way. */
export const PagePending = () => <Skeleton label="Carregando a página" lines={6} shape="row" />
