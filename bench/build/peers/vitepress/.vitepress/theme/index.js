import Layout from './Layout.vue';
import '../../../shared/page.css';

export default { Layout };
