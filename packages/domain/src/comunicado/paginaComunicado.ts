/** Notices on a page of their list: what the screen asks for, and what the services answer where nothing is asked. */
export const COMUNICADOS_PAGINA = 10
